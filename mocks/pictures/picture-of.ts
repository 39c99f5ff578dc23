import { slug } from '../../src/domain/text.ts'
import { type CoverSpec, drawCover } from './covers.ts'
import { drawGarment, VIEWS } from './garment.ts'
import { drawStoreMark } from './marks.ts'
import { drawSegmentIcon, PAIRS } from './icons.ts'
import { readDesign } from '../seed/design.ts'
import { GARMENTS } from '../seed/garments.ts'
import { hash } from '../seed/random.ts'
import type { Shop } from '../shop.ts'

/** `which`: a view's number, in the first colour, or a colour's name, from the front. */
const productPicture = (shop: Shop, id: string, which: string): string | null => {
  const [row, product] = [shop.row(id), shop.product(id)]
  if (row === undefined || product === undefined) return null
  const { colours } = product
  const isView = /^\d+$/.test(which)
  const view = VIEWS[isView ? Number(which) - 1 : 0]
  const at = isView ? 0 : colours.findIndex(({ name }) => slug(name) === which)
  if (view === undefined || at < 0) return null
  return drawGarment({
    shape: GARMENTS[row.garment][0],
    design: readDesign(row.design),
    colour: colours[at]?.hex ?? '',
    accent: colours[(at + 1) % colours.length]?.hex ?? '',
    view,
    seed: hash(`${shop.seed}/${id}`),
  })
}

/** A folder's pictures are covers of one kind of thing. */
const COVERS: Readonly<
  Record<string, readonly [CoverSpec['kind'], (shop: Shop, id: string) => CoverSpec['motif'] | undefined]>
> = {
  tiendas: ['tienda', (shop, id) => shop.store(id)?.trade],
  carrusel: [
    'carrusel',
    (shop, id) => shop.db.promotion.findFirst({ where: { key: { equals: `carrusel/${id}` } } })?.motif,
  ],
  banners: ['banner', (shop, id) => shop.db.promotion.findFirst({ where: { key: { equals: `banner/${id}` } } })?.motif],
  blog: ['blog', (shop, id) => shop.db.article.findFirst({ where: { id: { equals: id } } })?.motif],
}

/** The drawing at a path below the images base, or null. The same seed and path give the same bytes. */
export const pictureOf = (shop: Shop, path: string): string | null => {
  const [, folder = '', name = ''] =
    /^(segments\/svg|productos|tiendas|carrusel|banners|blog)\/([a-z0-9-]+)\.svg$/.exec(path) ?? []
  if (folder === 'segments/svg') return drawSegmentIcon(name)
  const [, id = '', which = ''] = /^([^-]*)-?(.*)$/.exec(name) ?? []
  if (folder === 'productos') return productPicture(shop, id, which)
  const seed = hash(`${shop.seed}/${folder}/${id}`)
  const hues = PAIRS[seed % PAIRS.length] ?? ['', '']
  const store = folder === 'tiendas' ? shop.store(id) : undefined
  if (store && which === '') return drawStoreMark({ name: store.name, hues, seed })
  const [kind, motifOf] = COVERS[folder] ?? []
  const motif = which === (folder === 'tiendas' ? 'portada' : '') ? motifOf?.(shop, id) : undefined
  return kind === undefined || motif === undefined ? null : drawCover({ kind, motif, hues, seed })
}
