import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useLinks } from '../../../src/ui/app/links.ts'

const Page = (link: ComponentProps<'a'>) => {
  useLinks()
  return <a {...link}>Enlace</a>
}

/** A page with one link. `left`: how many clicks were left to the browser, which here does nothing with them. */
const open = (link: ComponentProps<'a'>) => {
  const result = { left: 0 }
  const browser = (event: Event) => {
    if (!event.defaultPrevented) result.left += 1
    event.preventDefault()
  }
  window.addEventListener('click', browser)
  onTestFinished(() => window.removeEventListener('click', browser))
  render(<Page {...link} />)
  return result
}

describe('Los enlaces a las pantallas del sitio las abren, o son del navegador, o de nadie', () => {
  it.each<[what: string, link: ComponentProps<'a'>, click: MouseEventInit, left?: number, path?: string]>([
    ['abren su pantalla sin cargar la página otra vez', { href: '/categorias?de=inicio' }, {}, 0, '/categorias'],
    ['con Control', {}, { ctrlKey: true }],
    ['con Comando', {}, { metaKey: true }],
    ['con Mayúsculas', {}, { shiftKey: true }],
    ['con Alt', {}, { altKey: true }],
    ['con la rueda del ratón', {}, { button: 1 }],
    ['a otra ventana', { target: '_blank' }, {}],
    ['de descarga', { download: '' }, {}],
    ['a otro sitio', { href: '//otro.mx/categorias' }, {}],
    ['a otro sitio con la diagonal al revés', { href: '/\\otro.mx/categorias' }, {}],
    ['a un archivo', { href: '/robots.txt' }, {}],
    ['a una parte de la página', { href: '#contenido' }, {}],
    ['que quien los dibuja impide', { onClick: (event) => event.preventDefault() }, {}, 0],
  ])('%s', (_, link, click, left = 1, path = '/') => {
    const result = open({ href: '/categorias', ...link })
    fireEvent.click(screen.getByRole('link'), click)
    expect(window.location.pathname).toBe(path)
    expect(window.location.search).toBe(path === '/' ? '' : '?de=inicio')
    expect(result.left).toBe(left)
  })
})

describe('De una tarjeta a su producto', () => {
  const moving = () => [...document.querySelectorAll('.moves')].map((element) => element.tagName)

  /** Follows a link from a page of so many windows; what moves before, and after the new screen is drawn. */
  const follow = async (className: string, windows: number) => {
    const seen: (readonly string[])[] = []
    const startViewTransition = (draw: () => void) => {
      seen.push(moving())
      draw()
      seen.push(moving())
      return { ready: Promise.resolve(), finished: Promise.resolve() }
    }
    Object.assign(document, { startViewTransition })
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(windows * window.innerHeight)
    onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'))
    render(
      <main>
        <article className={className}>
          <Page href="/vistaproducto/5" />
        </article>
      </main>,
    )
    await userEvent.click(screen.getByRole('link'))
    expect(window.location.pathname).toBe('/vistaproducto/5')
    return [...seen, moving()]
  }

  it('solo se mueven la foto y el nombre', async () => {
    expect(await follow('product-card', 2)).toEqual([['ARTICLE'], ['MAIN'], []])
  })

  it.each([
    ['desde otra tarjeta', 'company-card', 1],
    ['desde una lista mucho más alta que la ventana, que acabó con WebKitGTK 2.50', 'product-card', 6],
  ])('sin movimiento %s', async (_, className, windows) => {
    expect(await follow(className, windows)).toEqual([[]])
  })
})
