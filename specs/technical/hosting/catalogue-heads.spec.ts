// @vitest-environment node
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { catalogueHeads, sitemap } from '../../../src/hosting/pages/catalogue-heads.ts'
import { checkedSettings } from '../../../src/hosting/settings-check.ts'
import { small } from '../../support/simulated.ts'

const reading = (address = 'https://mi-servidor.example', broken = '') => {
  const handlers = createHandlers(small())
  const [asked, under]: [string[], number[]] = [[], []]
  let now = 0
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(url)
    under.push((now += 1))
    const answer =
      broken !== '' && url.includes(broken)
        ? new Response('no', { status: 404 })
        : await getResponse(handlers, new Request(url, init))
    now -= 1
    return answer ?? Response.error()
  }
  return { pages: catalogueHeads(address, checkedSettings({}), fetch), asked, under }
}

describe('Las páginas del catálogo', () => {
  it('R13.06 R12.36 cada producto, empresa, artículo y segmento dice lo suyo, sin precios', async () => {
    const { pages, asked, under } = reading()
    const found = await pages
    const by = (path: string) => found.find((page) => page.path === path)?.head
    for (const path of ['/vistaproducto/7', '/empresa/2', '/articulo/1', '/productos/dama/0/todas']) {
      expect(by(path)?.title, path).toMatch(/\S/)
      expect(by(path)?.description, path).toMatch(/\S/)
    }
    expect(JSON.stringify(found)).not.toContain('$')
    expect(Math.max(...under)).toBe(8)
    expect(new Set(asked.filter((url) => url.includes('data-product.php')))).toHaveProperty('size', 80)
    expect(asked.every((url) => url.startsWith('https://mi-servidor.example/api/'))).toBe(true)
  })

  it('R13.06 una lectura que falla detiene la construcción y dice cuál', async () => {
    const { pages } = reading('https://mi-servidor.example/api/', 'data-product.php?id=77')
    await expect(pages).rejects.toThrow('el producto 77 de https://mi-servidor.example/api falló')
    await expect(reading('mi-servidor').pages).rejects.toThrow('PRERENDER_API dice «mi-servidor»')
  })

  it('R13.06 el mapa del sitio nombra las direcciones enteras', () => {
    const text = sitemap('https://puntada.mx', [{ path: '/vistaproducto/7', head: { title: 'Falda' } }])
    expect(text).toContain('<url><loc>https://puntada.mx/</loc></url>')
    expect(text).toContain('<url><loc>https://puntada.mx/vistaproducto/7</loc></url>')
    expect(text).not.toMatch(/\/login|\/perfil/)
  })
})
