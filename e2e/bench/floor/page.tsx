import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { HomeData } from './app.tsx'

const INVITATION =
  'Compra por corrida o por docena directo de los talleres: precios por volumen, mínimos claros y trato con el taller.'

const Picture = ({ path, width, height }: { path: string; width: number; height: number }) => (
  <img src={`/images/${path}`} alt="" width={width} height={height} loading="lazy" decoding="async" />
)

const Home = ({ data }: { data: HomeData }) => (
  <>
    <div className="hero">
      <svg viewBox="0 0 520 520" aria-hidden="true">
        <path d="M120 40 210 12q50 62 100 0l90 28 92 118-84 66-28-34v318H140V190l-28 34-84-66Z" fill="#e4007c" />
        <path d="M356 300h150v214H330Z" fill="#14110f" />
        <path d="M20 330h128l30 184H0Z" fill="#007a5e" />
      </svg>
      <h1>Ropa de mayoreo de Guanajuato</h1>
      <p>{INVITATION}</p>
      <p>
        <Link href="/productos/todos/0/todas">Ver productos</Link> <Link href="/catalogoempresa">Conocer empresas</Link>
      </p>
    </div>
    <section aria-label="Promociones">
      <ul className="slides">
        {data.slides.map(({ titulo, texto, imagen }) => (
          <li key={titulo}>
            <h2>{titulo}</h2>
            <p>{texto}</p>
            <Picture path={imagen} width={800} height={450} />
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>Compra por segmento</h2>
      <ul className="row segments">
        {data.segments.map(({ segmento, svg }) => (
          <li key={segmento}>
            <Picture path={`segments/svg/${svg}`} width={96} height={96} />
            <Link href={`/productos/${segmento}/0/todas`}>{segmento}</Link>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>Recién llegados</h2>
      <ul className="grid" aria-label="Recién llegados">
        {data.products.map(({ id, nombre, imagen, precios, poblacion }) => (
          <li key={id} className="card">
            <Picture path={imagen} width={400} height={500} />
            <h3>
              <Link href={`/vistaproducto/${id}`}>{nombre}</Link>
            </h3>
            <p className="price">{`$${precios.split(',')[0]?.split(':')[1] ?? ''}`}</p>
            <p>{poblacion}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
)

const ABOUT =
  'Quiénes somos,Empresas,Productos,Categorías,Blog,Verificación Canaive,Favoritos,Mensajes,Mi cuenta'.split(',')

/** The home page at its barest: what it says and shows, in as little markup as says it. */
export const Page = ({ data, menu }: { data: HomeData; menu: ReactNode }) => (
  <>
    <header>
      <p className="top">Ingresa para contactar a los mejores fabricantes de la región</p>
      <div className="row">
        <Link href="/">Puntada</Link>
        <form role="search" action="/busqueda">
          <input aria-label="Buscar productos" placeholder="Playeras, botas…" />
        </form>
        {menu}
        <Link href="/login">Ingresar</Link> <Link href="/favoritos">Favoritos</Link>
      </div>
    </header>
    <main>
      <Home data={data} />
    </main>
    <footer>
      <p>Ropa de mayoreo de Guanajuato, directo de los talleres que la cosen.</p>
      <ul>
        {ABOUT.map((text) => (
          <li key={text}>
            <Link href="/quienessomos">{text}</Link>
          </li>
        ))}
      </ul>
      <p>Puntada · hola@puntada.mx · 445 100 2030</p>
    </footer>
  </>
)
