import { describe, expect, it, vi } from 'vitest'
import { noIdentity } from '../../../src/adapters/browser/no-identity.ts'
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

  it('R4.02 se vuelve a cargar cuando se pide', () => {
    const reload = vi.fn()
    pageWith({}, { location: { reload } }).reload()
    expect(reload).toHaveBeenCalledExactlyOnceWith()
  })

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

  it('da la hora en milisegundos', () => {
    vi.useFakeTimers({ now: 1_763_000_000_123 })
    expect(pageWith({}).now()).toBe(1_763_000_000_123)
  })

  it('da claves que nadie más tiene, también donde no hay conexión segura', () => {
    const crypto = { getRandomValues: (into: Uint32Array) => (into.set([1, 35, 36, 4_294_967_295]), into) }
    expect(pageWith({}, { crypto }).newId()).toBe('1-z-10-1z141z3')
    const ids = Array.from({ length: 50 }, () => pageWith({}).newId())
    expect(new Set(ids).size).toBe(50)
  })

  it('comparte con el aparato donde se puede', async () => {
    const share = vi.fn(() => Promise.resolve())
    const writeText = vi.fn()
    expect(await pageWith({ share, clipboard: { writeText } }).share(LINK)).toBe('shared')
    expect(share).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(writeText).not.toHaveBeenCalled()
  })

  it('donde no, copia la dirección', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    expect(await pageWith({ clipboard: { writeText } }).share(LINK)).toBe('copied')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.url)
  })

  it('cancelar al compartir no es una falla', async () => {
    expect(await pageWith({ share: () => Promise.reject(new DOMException('x', 'AbortError')) }).share(LINK)).toBe(
      'shared',
    )
  })

  it.each([
    ['el aparato no deja', { share: () => Promise.reject(new DOMException('x', 'NotAllowedError')) }],
    ['algo revienta', { share: () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })) }],
    ['no deja copiar', { clipboard: { writeText: () => Promise.reject(new Error('x')) } }],
    ['no hay dónde copiar', {}],
  ])('si %s, falló', async (_, navigator) => {
    expect(await pageWith(navigator).share(LINK)).toBe('failed')
  })
})

describe('Sin ingreso con redes sociales', () => {
  it('R8.29 no se ofrece, y pedirlo de todos modos dice por qué no', async () => {
    expect(noIdentity.available).toBe(false)
    expect(noIdentity.prepare()).toBeUndefined()
    expect(await noIdentity.signIn('Google')).toEqual({ ok: false, error: 'invalid-api-key' })
  })
})
