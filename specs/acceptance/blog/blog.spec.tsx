import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { texts, within } from '../../support/area.ts'
import { alwaysAnswers, anArticle, failsOnce } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

const ALL = [
  anArticle(),
  anArticle({ id: '2', title: 'Cómo lavar el punto', classification: 'Cuidado de prendas' }),
  anArticle({ id: '3', title: 'Precio que sí deja', classification: 'compras', publishedAt: null, author: '' }),
]

const openBlog = (query = '', articles = alwaysAnswers(ALL)) =>
  openSite(`/articulos${query}`, { services: { blog: { articles } } })

const RELATED = ['1', '2', '3', '4', '5', '6', '7'].map((id) => anArticle({ id, title: `Consejo ${id}` }))
const openArticle = (article = anArticle()) =>
  openSite('/articulo/1', { services: { blog: { article: alwaysAnswers(article), related: alwaysAnswers(RELATED) } } })

const titles = (list: HTMLElement) => within(list).texts('link')

describe('catálogo del blog', () => {
  it('R11.35 lo que falló sin conexión se pide otra vez solo cuando vuelve', async () => {
    const site = await openBlog('', failsOnce(ALL, { kind: 'offline' }))
    await site.has('button', 'Reintentar')
    act(() => void window.dispatchEvent(new Event('online')))
    await site.has('link', 'Cómo lavar el punto')
  })

  it('R2.10 R7.23 R12.25 articulos muestra resumen, autor y fecha de cada uno, y por clasificación', async () => {
    const site = await openBlog()
    await site.arrivesAt('Blog')
    const list = await site.findByRole('list', { name: 'Artículos' })
    expect(titles(list)).toEqual(['Qué es una corrida', 'Cómo lavar el punto', 'Precio que sí deja'])
    expect(within(list).getAllByText('Todas las tallas de un modelo, en una sola compra.')).toHaveLength(3)
    const [first, , last] = texts(within(list).getAllByRole('article'))
    expect(first).toMatch(/compra\.Rosa Peña · 3 de noviembre de 2026$/)
    expect(last).toMatch(/compra\.$/)
    await site.hasText('3 artículos')
    site.calledTimes('blog.articles', 1)
    const kinds = await site.part('navigation', 'Clasificación')
    expect(kinds.texts('link')).toEqual(['Todos', 'Compras', 'Cuidado de prendas'])
    await kinds.follow('Cuidado de prendas')
    await waitFor(() => expect(titles(site.getByRole('list', { name: 'Artículos' }))).toEqual(['Cómo lavar el punto']))
    expect(new URLSearchParams(window.location.search).get('clasificacion')).toBe('Cuidado de prendas')
    await site.hasText('1 artículo')
  })

  it('R7.23 las imágenes de la primera fila se piden primero; las demás, al acercarse', async () => {
    const articles = ['1', '2', '3', '4', '5'].map((id) => anArticle({ id, image: `/blog/${id}.svg` }))
    const site = await openBlog('', alwaysAnswers(articles))
    const list = await site.findByRole('list', { name: 'Artículos' })
    const loading = [...list.querySelectorAll('img')].map((image) => image.loading)
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
  })
})

describe('artículo del blog', () => {
  it('R2.09 R7.24 R7.25 articulo/{articulo} muestra título, autor, fecha, texto y seis relacionados', async () => {
    const site = await openArticle()
    await site.arrivesAt('Qué es una corrida')
    // The text of the article comes after its title.
    expect((await site.findByText('1 minuto de lectura')).parentElement?.textContent).toBe(
      'ComprasRosa Peña3 de noviembre de 20261 minuto de lectura',
    )
    await site.hasText('Una corrida reúne las tallas.')
    expect(document.title).toBe('Qué es una corrida · Puntada')
    site.called('blog.article', { id: '1' })
    const related = await site.findByRole('list', { name: 'Artículos relacionados' })
    expect(titles(related)).toEqual(RELATED.slice(0, 6).map(({ title }) => title))
    site.called('blog.related', { id: '1', classification: 'Compras' })
  })

  it('R11.41 de un artículo quedan su texto, sus imágenes de nuestro servidor y sus enlaces, afuera sin decir de dónde', async () => {
    const html =
      '<p>Texto <img src="blog/corrida.jpg" alt="Una corrida" onerror="x()"><a href="/canaive">propio</a> y ' +
      '<a href="https://otro.example/a" target="x" onclick="y()">ajeno</a></p><script>alert(1)</script>'
    const site = await openArticle(anArticle({ html }))
    const away = await site.findByRole('link', { name: 'ajeno' })
    expect([away.getAttribute('rel'), away.getAttribute('target')]).toEqual(['noopener nofollow', '_blank'])
    const picture = site.getByRole('img', { name: 'Una corrida' })
    expect(new URL(picture.getAttribute('src') ?? '', window.location.href).pathname).toMatch(/\/blog\/corrida\.jpg$/)
    expect(away.closest('div')?.innerHTML).not.toMatch(/script|onclick|onerror/)
    fireEvent.error(picture)
    await site.hasText(/^Texto Una corrida/)
    await site.follow('propio')
    await site.arrivesAt('Verificación Canaive')
  })

  it('R11.39 un artículo sin autor, fecha ni texto no deja huecos', async () => {
    const bare = anArticle({ author: '', publishedAt: null, summary: '', classification: '', html: '' })
    const site = await openArticle(bare)
    await site.hasText('Este artículo todavía no tiene texto.')
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid Date/)
  })
})
