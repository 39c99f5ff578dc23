import { slug } from '../../src/domain/text.ts'
import { drawCover } from './covers.ts'
import { drawGarment, VIEWS } from './garment.ts'
import { drawStoreMark } from './marks.ts'
import { drawSegmentIcon, SEGMENT_HUES } from './icons.ts'
import { readDesign } from '../seed/design.ts'
import { GARMENTS } from '../seed/garments.ts'
import { fakerFor } from '../seed/faker.ts'
import { hash } from '../seed/random.ts'
import type { Shop } from '../shop.ts'

type Hues = readonly [string, string]

const PAIRS: readonly Hues[] = Object.values(SEGMENT_HUES)
const huesOf = (name: string): Hues | undefined => new Map<string, Hues>(Object.entries(SEGMENT_HUES)).get(slug(name))
const PLAIN: Hues = ['#f5f3ee', '#14110f']

/** `which`: the number of a view of the first colour, or a colour's name, which is seen from the front. */
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
    colour: colours[at]?.hex ?? PLAIN[1],
    accent: colours[(at + 1) % colours.length]?.hex ?? PLAIN[0],
    view,
    seed: hash(`${shop.seed}/${id}`),
  })
}

const storePicture = (shop: Shop, id: string, cover: boolean): string | null => {
  const store = shop.store(id)
  if (store === undefined) return null
  const seed = hash(`${shop.seed}/store/${id}`)
  const hues = fakerFor(shop.seed, 'hues', id).helpers.arrayElement(PAIRS)
  return cover
    ? drawCover({ kind: 'tienda', motif: store.trade, hues, seed })
    : drawStoreMark({ name: store.name, hues, seed })
}

const promotionPicture = (shop: Shop, kind: 'carrusel' | 'banner', id: string): string | null => {
  const found = shop.db.promotion.getAll().find(({ key }) => key === `${kind}/${id}`)
  if (found === undefined) return null
  const hues = PAIRS[hash(`${kind}/${id}`) % PAIRS.length] ?? PLAIN
  return drawCover({ kind, motif: found.motif, hues, seed: hash(`${shop.seed}/${kind}/${id}`) })
}

const articlePicture = (shop: Shop, id: string): string | null => {
  const found = shop.db.article.getAll().find((article) => article.id === id)
  if (found === undefined) return null
  const hues = PAIRS[hash(found.title) % PAIRS.length] ?? PLAIN
  return drawCover({ kind: 'blog', motif: found.motif, hues, seed: hash(`${shop.seed}/blog/${id}`) })
}

/**
 * The drawing at a path below the images base; null where there is none. The same seed and path give the same bytes.
 */
export const pictureOf = (shop: Shop, path: string): string | null => {
  const parts = /^(segments\/svg|productos|tiendas|carrusel|banners|blog)\/([a-z0-9-]+)\.svg$/.exec(path)
  const [, folder, name = ''] = parts ?? []
  const [id = '', ...rest] = name.split('-')
  const extra = rest.length === 0 ? undefined : rest.join('-')
  switch (folder) {
    case 'segments/svg':
      return huesOf(name) === undefined ? null : drawSegmentIcon(name)
    case 'productos':
      return extra === undefined ? null : productPicture(shop, id, extra)
    case 'tiendas':
      return extra === undefined || extra === 'portada' ? storePicture(shop, id, extra === 'portada') : null
    case 'carrusel':
      return promotionPicture(shop, 'carrusel', name)
    case 'banners':
      return promotionPicture(shop, 'banner', name)
    case 'blog':
      return articlePicture(shop, name)
    default:
      return null
  }
}
