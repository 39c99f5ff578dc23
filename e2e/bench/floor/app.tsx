import { useMachine } from '@xstate/react'
import { Container, type ServiceIdentifier } from 'inversify'
import { useEffect } from 'react'
import toast, { useToaster } from 'react-hot-toast/headless'
import { Route, Router, Switch } from 'wouter'
import { setup } from 'xstate'
import * as z from 'zod/mini'
import { Page } from './page.tsx'

/** Put in by the bench: what the simulated API says of the home page. */
declare const FLOOR_DATA: unknown

z.config({ jitless: true })

const text = z.string()
const homeSchema = z.object({
  products: z.array(z.object({ id: text, nombre: text, imagen: text, poblacion: text, precios: text })),
  segments: z.array(z.object({ segmento: text, svg: text })),
  slides: z.array(z.object({ titulo: text, texto: text, imagen: text })),
})
export type HomeData = z.infer<typeof homeSchema>

const menuMachine = setup({ types: { events: {} as { type: 'toggled' } } }).createMachine({
  initial: 'hidden',
  states: { hidden: { on: { toggled: 'shown' } }, shown: { on: { toggled: 'hidden' } } },
})

const Menu = () => {
  const [state, send] = useMachine(menuMachine)
  const open = () => {
    send({ type: 'toggled' })
    toast('Menú', { id: 'menu' })
  }
  return <button type="button" aria-expanded={state.matches('shown')} onClick={open} children="Menú" />
}

const Toasts = () => (
  <div role="status">
    {useToaster().toasts.map(({ id, message }) => (
      <p key={id}>{message as string}</p>
    ))}
  </div>
)

const HOME = Symbol('home') as ServiceIdentifier<HomeData>
const container = new Container({ defaultScope: 'Singleton' })
container.bind(HOME).toResolvedValue(() => homeSchema.parse(FLOOR_DATA))

/** The floor under the shop: its own libraries drawing the same home from data that is there already. */
export const App = ({ ssrPath }: { ssrPath?: string }) => {
  useEffect(() => void performance.mark('hydrated'), [])
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
      <Switch>
        <Route>
          <Page data={container.get(HOME)} menu={<Menu />} />
        </Route>
      </Switch>
      <Toasts />
    </Router>
  )
}
