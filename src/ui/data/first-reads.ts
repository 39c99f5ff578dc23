import { messagingQueries } from '../../domain/messaging/messaging.ts'
import { favouritesQueries } from '../../domain/favourites/favourites.ts'
import { blogQueries } from '../../domain/blog/blog.ts'
import { catalogueQueries, type Category, type Segment } from '../../domain/catalogue/catalogue.ts'
import { foldText, isBlank, slug, slugsOf, visibleText } from '../../domain/text.ts'
import type { PathName } from '../site/paths.ts'
import type { Query } from '../../domain/result.ts'

// Each screen's first reads. The script in the page's head requests them before React's code is there, and the screens
// read the very same.

export const NEW_PRODUCTS = 12
export const newProducts = catalogueQueries.products({ limit: NEW_PRODUCTS })

export const FIRST_COMPANIES = 200
export const firstCompanies = catalogueQueries.companies({ limit: FIRST_COMPANIES })

/** The read of a product; a user's also says whether it is a favourite. */
export const productFor = (id: string, user: string) =>
  user === '' ? catalogueQueries.product({ id }) : catalogueQueries.productForUser({ id, user })

interface Names {
  segments?: readonly Pick<Segment, 'name'>[] | undefined
  categories?: readonly Pick<Category, 'id' | 'name' | 'segment'>[] | undefined
}
type Params = Readonly<Record<string, string>>

const ALL = new Set(['todos', 'todas', '0'])

/**
 * The segment and category of a list's path, by the API's names; '' is all. Names are looked up, never guessed from the
 * address: one may wait for a list (`missing`) or be unknown.
 */
export const selectionOf = (
  { segmento = '', id: categoryId = '', categoria = '' }: Params,
  { segments, categories }: Names,
) => {
  const segmentSlug = slug(segmento)
  const categorySlug = slug(categoria)
  const anySegment = ALL.has(segmentSlug)
  const anyCategory = ALL.has(categorySlug) && (categoryId === '0' || ALL.has(slug(categoryId)))
  const none = { segment: '', segmentSlug, category: '', unknown: '', missing: undefined }

  if (!anySegment && !segments) return { ...none, missing: 'segments' } as const
  if (!anyCategory && !categories) return { ...none, missing: 'categories' } as const

  const names = segments?.map(({ name }) => name) ?? []
  const segment = anySegment ? '' : names[slugsOf(names).indexOf(segmentSlug)]
  if (segment === undefined) return { ...none, unknown: 'Ese segmento no existe' }
  if (anyCategory) return { ...none, segment }

  const ofSegment = (categories ?? []).filter(
    (category) => anySegment || foldText(category.segment) === foldText(segment),
  )
  const category =
    ofSegment.find(({ id }) => id === categoryId) ?? ofSegment.find(({ name }) => slug(name) === categorySlug)
  if (!category) return { ...none, segment, unknown: 'Esa categoría no existe' }
  return { ...none, segment, category: category.name }
}

/** `user`: an e-mail, empty for a guest. */
type Visit = Names & { user: string }
type FirstReads = (params: Params, visit: Visit) => readonly Query<unknown>[]

const OF_SCREEN: Partial<Record<PathName, FirstReads>> = {
  home: () => [newProducts],
  company: ({ id = '' }) => [catalogueQueries.company({ id }), catalogueQueries.companyProducts({ storeId: id })],
  product: ({ id = '' }, { user }) => [productFor(id, user)],
  companies: () => [firstCompanies],
  canaive: () => [firstCompanies],
  favourites: (_params, { user }) => (user === '' ? [] : [favouritesQueries.list({ user })]),
  inbox: (_params, { user }) => (user === '' ? [] : [messagingQueries.inbox({ user })]),
  articles: () => [blogQueries.articles()],
  article: ({ articulo = '' }) => [blogQueries.article({ id: articulo })],
  categories: () => [catalogueQueries.categories()],
  search: ({ busqueda = '' }) => [catalogueQueries.search({ text: visibleText(busqueda) }), firstCompanies],
  products: (params, visit) => {
    const { missing, unknown, segment, category } = selectionOf(params, visit)
    const list = catalogueQueries.productsPage({ segment, category, size: '' })
    return [catalogueQueries.categories(), ...(missing || unknown ? [] : [list])]
  },
}

/** The reads that are possible so far: those that need names follow once these are known. */
export const firstReads = (name: PathName | undefined, params: Params, visit: Visit): readonly Query<unknown>[] => [
  catalogueQueries.segments(),
  // A screen with a blank part (`/busqueda/%20`) reads nothing.
  ...(Object.values(params).some(isBlank) ? [] : ((name && OF_SCREEN[name]?.(params, visit)) ?? [])),
  ...(visit.user === '' ? [] : [favouritesQueries.count({ user: visit.user })]),
]

/** The pictures in the first window: of how many rows, and the fields that may hold each row's. */
export const FIRST_PICTURES: Record<string, { most: number; fields: readonly string[] }> = {
  'catalogue.product': { most: 1, fields: ['gallery', 'image'] },
  'catalogue.productForUser': { most: 1, fields: ['gallery', 'image'] },
  'catalogue.productsPage': { most: 4, fields: ['image'] },
}
