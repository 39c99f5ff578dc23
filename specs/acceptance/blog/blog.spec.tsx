import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showsText, arrivesAt } from '../../support/buyer.ts'
import { alwaysAnswers, anArticle, failsOnce } from '../../support/builders.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const ALL = [
  anArticle(),
  anArticle({ id: '2', title: 'Cómo lavar el punto', classification: 'Cuidado de prendas' }),
  anArticle({ id: '3', title: 'Precio que sí deja', classification: 'compras', publishedAt: null, author: '' }),
]

const openBlog = (query = '', articles = alwaysAnswers(ALL)) =>
  openSite(`/articulos${query}`, { services: { blog: { articles } } })

const openArticle = (article: ReturnType<typeof anArticle> | null = anArticle(), options: SiteOptions = {}) =>
  openSite('/articulo/1', {
    ...options,
    services: {
      blog: {
        article: alwaysAnswers(article),
        related: alwaysAnswers([anArticle({ id: '2', title: 'Cómo lavar el punto' })]),
      },
      ...options.services,
    },
  })

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('catálogo del blog', () => {
  it('R2.10 R7.23 articulos muestra los artículos con su resumen, autor y fecha', async () => {
    const site = await openBlog()
    await arrivesAt(site, 'Blog')
    const list = await site.screen.findByRole('list', { name: 'Artículos' })
    expect(titles(list)).toEqual(['Qué es una corrida', 'Cómo lavar el punto', 'Precio que sí deja'])
    expect(within(list).getAllByText('Todas las tallas de un modelo, en una sola compra.')).toHaveLength(3)
    expect(within(list).getAllByRole('article')[0]?.textContent).toContain('Rosa Peña · 3 de noviembre de 2026')
    await showsText(site.screen, '3 artículos')
    expect(site.calledWith('blog.articles')).toEqual([[]])
  })

  it('R12.25 elegir una clasificación deja solo sus artículos y queda en la dirección', async () => {
    const { screen, user } = await openBlog()
    const kinds = within(await screen.findByRole('navigation', { name: 'Clasificación' }))
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Todos',
      'Compras',
      'Cuidado de prendas',
    ])
    await user.click(kinds.getByRole('link', { name: 'Cuidado de prendas' }))
    await waitFor(() =>
      expect(titles(screen.getByRole('list', { name: 'Artículos' }))).toEqual(['Cómo lavar el punto']),
    )
    expect(new URLSearchParams(window.location.search).get('clasificacion')).toBe('Cuidado de prendas')
    await showsText(screen, '1 artículo')
  })
})

describe('artículo del blog', () => {
  it('R2.09 R7.24 articulo/{articulo} muestra título, autor, fecha, lectura y texto', async () => {
    const site = await openArticle()
    await arrivesAt(site, 'Qué es una corrida')
    // The text of the article comes after its title.
    expect((await site.screen.findByText('1 minuto de lectura')).parentElement?.textContent).toBe(
      'ComprasRosa Peña3 de noviembre de 20261 minuto de lectura',
    )
    await showsText(site.screen, 'Una corrida reúne las tallas.')
    expect(document.title).toBe('Qué es una corrida · Puntada')
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as object
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: 'Qué es una corrida',
      datePublished: '2026-11-03T18:00:00.000Z',
    })
    expect(site.calledWith('blog.article')).toEqual([['1']])
  })

  it('R7.25 muestra los artículos relacionados de la misma clasificación', async () => {
    const site = await openArticle()
    expect(titles(await site.screen.findByRole('list', { name: 'Artículos relacionados' }))).toEqual([
      'Cómo lavar el punto',
    ])
    expect(site.calledWith('blog.related')).toEqual([[{ id: '1', classification: 'Compras' }]])
  })

  it('R11.41 nada de un artículo hostil se ejecuta ni sale del sitio', async () => {
    const html = `<h2>Título</h2><p>Texto bueno</p>
      <img src="https://malo.example/x.png" onerror="alert(1)"><script>alert(1)</script>
      <svg onload="alert(1)"><a href="javascript:alert(1)">svg</a></svg><style>body{display:none}</style>
      <iframe src="https://malo.example"></iframe><p style="position:fixed" onclick="alert(1)" id="root">estilo</p>
      <a href="javascript:alert(1)">trampa</a> <a href="//malo.example/x">sin protocolo</a>
      <a href="data:text/html,x">datos</a>
      <form action="https://malo.example"><input name="q"><button>Enviar datos</button></form>
      <math><mi xlink:href="x">m</mi></math>`
    const { screen } = await openArticle(anArticle({ html }))
    const body = (await screen.findByText('Texto bueno')).closest('div') as HTMLElement
    expect(
      body.querySelector('img, script, svg, style, iframe, form, input, button, math, [style], [onclick], [id]'),
    ).toBeNull()
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null, null, null])
    expect(body.innerHTML).not.toMatch(/onerror|onload|javascript:|malo\.example/)
    await showsText(screen, 'estilo')
  })

  it('R11.42 los enlaces de un artículo van al sitio, o afuera por https y sin decir de dónde vienen', async () => {
    const html =
      '<p>Texto <a href="/canaive">propio</a> y <a href="https://otro.example/a" target="x" onclick="y()">ajeno</a></p>'
    const { screen, user } = await openArticle(anArticle({ html }))
    const away = await screen.findByRole('link', { name: 'ajeno' })
    expect(away.getAttribute('rel')).toBe('noopener nofollow')
    expect(away.getAttribute('target')).toBe('_blank')
    expect(away.getAttribute('onclick')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'propio' }))
    await arrivesAt({ screen }, 'Verificación Canaive')
  })

  it('R11.42 el enlace de un artículo a un archivo del sitio lo abre el navegador, no una pantalla', async () => {
    const { screen, user } = await openArticle(
      anArticle({ html: '<p>Texto <a href="/images/tallas.pdf">guía en PDF</a></p>' }),
    )
    const link = await screen.findByRole('link', { name: 'guía en PDF' })
    const left = vi.fn((event: Event) => {
      const isLeft = !event.defaultPrevented
      event.preventDefault()
      return isLeft
    })
    window.addEventListener('click', left, { once: true })
    await user.click(link)
    expect(left).toHaveReturnedWith(true)
    await arrivesAt({ screen }, 'Qué es una corrida')
  })

  it('R11.31 un artículo sin autor, fecha ni texto no deja huecos', async () => {
    const bare = anArticle({ author: '', publishedAt: null, summary: '', classification: '', html: '' })
    const { screen } = await openArticle(bare)
    await showsText(screen, 'Este artículo todavía no tiene texto.')
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid Date/)
  })

  it('R11.21 si fallan el artículo o los relacionados, cada parte ofrece Reintentar', async () => {
    const { screen, user } = await openArticle(null, {
      services: { blog: { article: failsOnce(anArticle()), related: failsOnce([]) } },
    })
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await arrivesAt({ screen }, 'Qué es una corrida')
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await showsText(screen, /No hay otros artículos sobre esto\./)
  })

  it('R11.41 un artículo muestra sus imágenes del servidor de imágenes, y ninguna otra', async () => {
    const html =
      '<p>Texto <img src="blog/corrida.jpg" alt="Una corrida" onerror="x()" style="width:1px"><img ' +
      'src="https://malo.example/x.png" alt="ajena"></p>'
    const { screen } = await openArticle(anArticle({ html }))
    const picture = await screen.findByRole('img', { name: 'Una corrida' })
    expect(picture.getAttributeNames().toSorted()).toEqual(['alt', 'loading', 'src'])
    expect(new URL(picture.getAttribute('src') ?? '', window.location.href).pathname).toMatch(/\/blog\/corrida\.jpg$/)
    expect(screen.queryByRole('img', { name: 'ajena' })).toBeNull()
    fireEvent.error(picture)
    await showsText(screen, 'Texto Una corrida')
  })
})
