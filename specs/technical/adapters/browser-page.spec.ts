import { describe, expect, it, vi } from 'vitest'
import { createPage } from '../../../src/adapters/browser/page.ts'

const LINK = { title: 'Blusa', url: 'https://puntada.mx/vistaproducto/1' }

describe('La página del navegador', () => {
  const pageWith = (navigator: object, own: object = {}) =>
    createPage({
      navigator,
      crypto: globalThis.crypto,
      location: { reload: () => undefined },
      ...own,
    } as unknown as Window)

  it('R11.56 se vuelve a cargar, si así se pide, solo cuando el sitio responde', async () => {
    const reload = vi.fn()
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
    const page = pageWith({}, { location: { reload, pathname: '/articulos' }, fetch })
    await page.reloadIfReachable()
    expect(reload).not.toHaveBeenCalled()
    await page.reloadIfReachable()
    expect(reload).toHaveBeenCalledExactlyOnceWith()
    expect(fetch).toHaveBeenLastCalledWith('/articulos', { method: 'HEAD', cache: 'no-store' })
  })

  it('R13.16 al salir pide a su servidor que borre las galletas, y sin respuesta no pasa nada', async () => {
    const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    pageWith({}, { fetch }).clearCookies()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/salir', { method: 'POST', keepalive: true })
    await Promise.resolve()
  })

  it('da claves que nadie más tiene, también donde no hay conexión segura', () => {
    const crypto = { getRandomValues: (into: Uint32Array) => (into.set([1, 35, 36, 4_294_967_295]), into) }
    expect(pageWith({}, { crypto }).newId()).toBe('1-z-10-1z141z3')
    const ids = Array.from({ length: 50 }, () => pageWith({}).newId())
    expect(new Set(ids).size).toBe(50)
  })

  const fails = (name: string) => () => Promise.reject(new DOMException('x', name))
  it.each([
    ['cancelar no es una falla', { share: fails('AbortError') }, 'shared'],
    ['el aparato no deja', { share: fails('NotAllowedError') }, 'failed'],
    ['algo revienta', { share: () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })) }, 'failed'],
    ['no deja copiar', { clipboard: { writeText: fails('NotAllowedError') } }, 'failed'],
    ['no hay dónde copiar', {}, 'failed'],
  ])('al compartir, %s', async (_, navigator, outcome) => {
    expect(await pageWith(navigator).share(LINK)).toBe(outcome)
  })

  it('comparte con el aparato donde se puede; donde no, copia la dirección', async () => {
    const [share, writeText] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    expect(await pageWith({ share, clipboard: { writeText } }).share(LINK)).toBe('shared')
    expect(share).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(writeText).not.toHaveBeenCalled()
    expect(await pageWith({ clipboard: { writeText } }).share(LINK)).toBe('copied')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.url)
  })
})
