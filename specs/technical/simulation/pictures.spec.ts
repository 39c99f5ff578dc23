import { expect, it } from 'vitest'
import { pictureOf } from '../../../mocks/pictures/picture-of.ts'
import { drawStoreMark } from '../../../mocks/pictures/marks.ts'
import { seededArticles } from '../../../mocks/seed/articles.ts'
import { PROMOTIONS } from '../../../mocks/seed/promotions.ts'
import { createShop } from '../../../mocks/shop.ts'

/** What would keep a browser from showing the text as a picture, or make it do more. */
const faults = (svg: string): readonly string[] => {
  const open: string[] = []
  const tags = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g
  const unclosed = [...svg.matchAll(tags)].filter(([, closing, name = '', , empty]) => {
    if (closing) return open.pop() !== name
    if (!empty) open.push(name)
    return false
  })
  return [
    ...unclosed.map(([tag]) => tag),
    ...open,
    ...(svg.replaceAll(tags, '').match(/[<>&]/g) ?? []),
    ...(svg.match(/<(?:script|foreignObject|style|image|a)\b|\son\w+\s*=|href="(?!#)|url\((?!#)/gi) ?? []),
    ...(svg.replaceAll(/(?:id|href)="[^"]*"|url\([^)]*\)/g, '').match(/NaN|undefined|null|Infinity/g) ?? []),
  ]
}

it('R7.03 cada imagen que la tienda nombra se dibuja, siempre igual, sin fallas y en menos de 8 KB', () => {
  const shop = createShop(1, 900)
  const paths = [
    ...shop.products.map(({ id, image }, index) =>
      index % 3 === 0 ? `productos/${id}-${1 + (index % 4)}.svg` : image,
    ),
    ...shop.db.store.getAll().flatMap(({ logo, cover }) => [logo, cover]),
    ...PROMOTIONS.map(({ image }) => image),
    ...seededArticles(1).map(({ id }) => `blog/${id}.svg`),
    'segments/svg/dama.svg',
  ]
  for (const path of paths) {
    const svg = pictureOf(shop, path ?? '') ?? ''
    expect(svg, String(path)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 /)
    expect(faults(svg), String(path)).toEqual([])
    if (path?.startsWith('productos/')) expect(svg.length, path).toBeLessThan(8192)
  }
  for (const path of ['productos/901-1.svg', 'productos/1-5.svg', 'tiendas/99.svg'])
    expect(pictureOf(shop, path)).toBeNull()
  expect(pictureOf(createShop(1, 900), 'productos/7-2.svg')).toBe(pictureOf(shop, 'productos/7-2.svg'))
  expect(faults(drawStoreMark({ name: '<script>"', seed: 1, hues: ['#ffd966', '#c9006b'] }))).toEqual([])
  expect(faults('<svg><script></script><path d="M0 NaN"/></g></svg>')).not.toEqual([])
})
