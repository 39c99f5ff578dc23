import { useMachine } from '@xstate/react'
import { Container, type ServiceIdentifier } from 'inversify'
import { useEffect } from 'react'
import toast, { useToaster } from 'react-hot-toast/headless'
import { Router } from 'wouter'
import { setup } from 'xstate'
import { readHome, type HomeData } from './data.ts'
import { Page } from './page.tsx'

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
container.bind(HOME).toResolvedValue(readHome)
export const compose = (): HomeData => container.get(HOME)

/** The floor under the shop: its own libraries drawing the same home from data that is there already. */
export const App = ({ data, ssrPath }: { data: HomeData; ssrPath?: string }) => {
  useEffect(() => void performance.mark('hydrated'), [])
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
      <Page data={data} menu={<Menu />} />
      <Toasts />
    </Router>
  )
}
