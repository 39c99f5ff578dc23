import { useMachine } from '@xstate/react'
import { Container, type ServiceIdentifier } from 'inversify'
import { useEffect } from 'react'
import toast, { useToaster } from 'react-hot-toast/headless'
import { Link, Route, Router, Switch } from 'wouter'
import { setup } from 'xstate'
import * as z from 'zod/mini'

/** Put in by the bench: what the simulated API says of the home page. */
declare const FLOOR_DATA: unknown

z.config({ jitless: true })

const text = z.string()
const homeSchema = z.object({
  products: z.array(z.object({ id: text, nombre: text, imagen: text, poblacion: text, precios: text })),
  segments: z.array(z.object({ segmento: text, svg: text })),
  slides: z.array(z.object({ titulo: text, texto: text, imagen: text })),
})
type HomeData = z.infer<typeof homeSchema>

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

const Picture = ({ path, width, height }: { path: string; width: number; height: number }) => (
  <img src={`/images/${path}`} alt="" width={width} height={height} loading="lazy" decoding="async" />
)

/** The home page at its barest: what it says and shows, in as little markup as says it. */
const Home = ({ products, segments, slides }: HomeData) => (
  <>
    <header className="row">
      <Link href="/">Puntada</Link>
      <form role="search" action="/busqueda">
        <input aria-label="Buscar productos" placeholder="Playeras, botas…" />
      </form>
      <Menu />
      <Link href="/login">Ingresar</Link> <Link href="/favoritos">Favoritos</Link>
    </header>
    <main>
      <h1>Ropa de mayoreo de Guanajuato</h1>
      <p>Compra por corrida o por docena directo de los talleres: precios por volumen y mínimos claros.</p>
      <Link href="/productos/todos/0/todas">Ver productos</Link>
      <ul className="slides">
        {slides.map(({ titulo, texto, imagen }) => (
          <li key={titulo}>
            <h2>{titulo}</h2>
            <p>{texto}</p>
            <Picture path={imagen} width={800} height={450} />
          </li>
        ))}
      </ul>
      <h2>Compra por segmento</h2>
      <ul className="row">
        {segments.map(({ segmento, svg }) => (
          <li key={segmento}>
            <Picture path={`segments/svg/${svg}`} width={96} height={96} />
            <Link href={`/productos/${segmento}/0/todas`}>{segmento}</Link>
          </li>
        ))}
      </ul>
      <h2>Recién llegados</h2>
      <ul className="grid" aria-label="Recién llegados">
        {products.map(({ id, nombre, imagen, precios, poblacion }) => (
          <li key={id}>
            <Picture path={imagen} width={400} height={500} />
            <h3>
              <Link href={`/vistaproducto/${id}`}>{nombre}</Link>
            </h3>
            <p>{`$${precios.split(',')[0]?.split(':')[1] ?? ''}`}</p>
            <p>{poblacion}</p>
          </li>
        ))}
      </ul>
    </main>
    <footer>Puntada · hola@puntada.mx · 445 100 2030</footer>
  </>
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
          <Home {...container.get(HOME)} />
        </Route>
      </Switch>
      <Toasts />
    </Router>
  )
}
