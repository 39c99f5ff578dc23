import { catalogueEndpoints } from '../../../src/adapters/http/catalogue.ts'
import type { ServerTerms } from '../../../src/adapters/http/decode.ts'
import type { ReadEndpoint } from '../../../src/adapters/http/endpoint.ts'
import { readWords } from '../../../src/adapters/http/lists.ts'
import { foldText, slug } from '../../../src/domain/text.ts'
import { ask, type Asked, type Row } from '../asking.ts'
import type { Live } from '../live.ts'
import type { Draft } from './draft.ts'
import { wordsOf } from './names.ts'
import type { Survey } from './reads.ts'

export interface Around {
  readonly live: Live
  readonly draft: Draft
  readonly terms: () => ServerTerms
  readonly survey: () => Survey
}

const text = (row: Row | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Asks with these very values: what the draft says of them is set aside. */
const askPlainly = async (
  { live, terms }: Around,
  endpoint: ReadEndpoint<unknown>,
  query: Readonly<Record<string, string>>,
): Promise<Asked | null> => {
  const { dialect, imagesBase } = terms()
  const { [endpoint.path]: _, ...valores } = dialect.valores ?? {}
  try {
    const asked = await ask(live, endpoint, query, { imagesBase, dialect: { ...dialect, valores } })
    return asked.came.status < 300 ? asked : null
  } catch {
    return null
  }
}

const idsOf = (asked: Asked | null): string => (asked?.ours ?? []).map((row) => text(row, 'id')).join()
const count = (asked: Asked | null): number => asked?.rows.length ?? 0

const ALL = ['', '0', 'todos', 'todas', 'TODOS', 'TODAS', 'all', '-1', '%', '*'] as const
const NONSENSE = 'zzz-no-hay-zzz'

/** In which words a filter takes a value: as its name, its number, or the name in an address. */
interface Way {
  readonly name: string
  readonly of: (row: Row) => string
}
const named = (field: string): readonly Way[] => [
  { name: 'el nombre', of: (row) => text(row, field) },
  { name: 'el número (id)', of: (row) => text(row, 'id') },
  { name: 'el nombre como en una dirección', of: (row) => slug(text(row, field)) },
  { name: 'el nombre en minúsculas', of: (row) => text(row, field).toLowerCase() },
  { name: 'el nombre en mayúsculas', of: (row) => text(row, field).toUpperCase() },
]

const page = catalogueEndpoints.productsPage
const similar = catalogueEndpoints.similarProducts

const ID_WORDS = new Set(['id', 'cve', 'clave', 'cod', 'codigo'])

/** Segments with their id, which our own rows of segments do not carry. */
const segmentsWithIds = async ({ live, terms }: Around): Promise<readonly Row[]> => {
  const asked = await ask(live, catalogueEndpoints.segments, {}, terms()).catch(() => null)
  return (asked?.rows ?? []).map((row, at) => {
    const [, id] = Object.entries(row).find(([name]) => wordsOf(name).some((word) => ID_WORDS.has(word))) ?? []
    return { ...asked?.ours[at], id: typeof id === 'string' || typeof id === 'number' ? id : '' }
  })
}

const valuesIn = (rows: readonly Row[], field: string, way: Way): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows
      .map((row) => [text(row, field), way.of(row)])
      .filter(([name, value]) => name !== '' && value !== '' && name !== value),
  )

/** What `segmento` and `categoria` take, and what stands for all of them. */
export const findSegments = async (around: Around): Promise<void> => {
  const { draft, survey } = around
  const categories = survey().ours.get('/list-categories.php') ?? []
  const segments = await segmentsWithIds(around)
  let all = ''
  let everything: Asked | null = null
  for (const value of ALL) {
    everything = await askPlainly(around, page, { segmento: value, categoria: value, talla: '' })
    if (count(everything) > 0) {
      all = value
      break
    }
  }
  if (count(everything) === 0)
    return draft.note('valores', page.path, 'segmento', 'ninguna palabra dio todos los productos')
  if (all !== '') {
    draft.setValues(page.path, 'segmento', { '': all }, `«${all}» son todos`)
    draft.setValues(page.path, 'categoria', { '': all }, `«${all}» son todas`)
  }

  const found = async (
    parameter: 'segmento' | 'categoria',
    rows: readonly Row[],
    field: string,
  ): Promise<Way | null> => {
    const other = parameter === 'segmento' ? 'categoria' : 'segmento'
    const nonsense = await askPlainly(around, page, { [parameter]: NONSENSE, [other]: all, talla: '' })
    const filters = idsOf(nonsense) !== idsOf(everything)
    for (const way of named(field)) {
      for (const row of rows.slice(0, 4)) {
        const value = way.of(row)
        if (value === '') continue
        const some = await askPlainly(around, page, { [parameter]: value, [other]: all, talla: '' })
        if (count(some) > 0 && (filters ? idsOf(some) !== idsOf(nonsense) : idsOf(some) !== idsOf(everything)))
          return way
      }
    }
    return null
  }

  const [first] = segments.length > 0 ? [segments] : []
  const segmentWay = first === undefined ? null : await found('segmento', first, 'segmento')
  if (segmentWay === null) draft.note('valores', page.path, 'segmento', 'no se ve que filtre')
  else if (segmentWay.name !== 'el nombre')
    draft.setValues(page.path, 'segmento', valuesIn(segments, 'segmento', segmentWay), `toma ${segmentWay.name}`)
  // Categories that have products, as far as is known.
  const used = new Set((everything?.ours ?? []).map((row) => foldText(text(row, 'categoria'))))
  const likely = [...categories.filter((row) => used.has(foldText(text(row, 'categoria')))), ...categories]
  const categoryWay = likely.length === 0 ? null : await found('categoria', likely, 'categoria')
  if (categoryWay === null) draft.note('valores', page.path, 'categoria', 'no se ve que filtre')
  else if (categoryWay.name !== 'el nombre')
    draft.setValues(page.path, 'categoria', categoryValues(categories, categoryWay), `toma ${categoryWay.name}`)
  await findCategory(around, likely)
}

/** Names that several segments share are told apart by the segment: `Dama/Blusas`. */
const categoryValues = (categories: readonly Row[], way: Way): Readonly<Record<string, string>> => {
  const names = categories.map((row) => text(row, 'categoria'))
  const shared = categories.filter((row) => names.filter((name) => name === text(row, 'categoria')).length > 1)
  const told = shared.map((row) => [`${text(row, 'segmento')}/${text(row, 'categoria')}`, way.of(row)] as const)
  return { ...valuesIn(categories, 'categoria', way), ...Object.fromEntries(told) }
}

/** What `category` of the similar products takes. */
const findCategory = async (around: Around, categories: readonly Row[]): Promise<void> => {
  const { draft, survey } = around
  const productId = survey().known.parameter(similar.path, 'id_producto')
  for (const way of named('categoria').slice(0, 3)) {
    for (const row of categories.slice(0, 4)) {
      const some = await askPlainly(around, similar, { category: way.of(row), id_producto: productId })
      if (count(some) === 0) continue
      if (way.name !== 'el nombre')
        draft.setValues(
          similar.path,
          'category',
          valuesIn(survey().ours.get('/list-categories.php') ?? [], 'categoria', way),
          `toma ${way.name}`,
        )
      return
    }
  }
}

const KINDS = [
  'home',
  'inicio',
  'principal',
  'index',
  'portada',
  'landing',
  'general',
  'web',
  'slider',
  'carrusel',
  'banner',
  'desktop',
  'escritorio',
  '1',
] as const
const HOME = /home|inicio|principal|index|portada|landing|main/i

/** The `tipo` that stands for what the home shows. */
export const findKind = async (around: Around, endpoint: ReadEndpoint<unknown>): Promise<void> => {
  const { draft, survey } = around
  const ours = survey().known.parameter(endpoint.path, 'tipo')
  if (count(await askPlainly(around, endpoint, { tipo: ours })) > 0) return
  const whole = await askPlainly(around, endpoint, { tipo: '' })
  const told = (whole?.rows ?? []).flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) =>
      /tipo|type|seccion|ubicacion|lugar/i.test(name) && typeof value === 'string' ? [value] : [],
    ),
  )
  const candidates = [
    ...new Set([
      ...told.filter((value) => HOME.test(value)),
      ...KINDS,
      ...KINDS.map((kind) => kind.toUpperCase()),
      ...told,
    ]),
  ]
  for (const tipo of candidates) {
    if (count(await askPlainly(around, endpoint, { tipo })) === 0) continue
    return draft.setValues(endpoint.path, 'tipo', { '*': tipo }, `«${tipo}» es lo del inicio`)
  }
  if (count(whole) > 0) draft.setValues(endpoint.path, 'tipo', { '*': '' }, 'solo sin tipo trae algo')
  else
    draft.note(
      'valores',
      endpoint.path,
      'tipo',
      `ninguno de los probados trae algo: ${candidates.slice(0, 8).join(', ')}…`,
    )
}

/** What stands for "no upper price". */
export const findUpperPrice = async (around: Around, user: string): Promise<void> => {
  const endpoint = catalogueEndpoints.productsForUser
  const query = { limit: '20', user }
  if (count(await askPlainly(around, endpoint, { ...query, precio_inicial: '', precio_final: '' })) > 0) return
  for (const [from, to] of [
    ['0', '0'],
    ['0', ''],
    ['', '999999'],
    ['0', '999999'],
    ['0', '99999999'],
  ] as const) {
    if (count(await askPlainly(around, endpoint, { ...query, precio_inicial: from, precio_final: to })) === 0) continue
    if (from !== '') around.draft.setValues(endpoint.path, 'precio_inicial', { '': from }, `«${from}» es sin mínimo`)
    if (to !== '') around.draft.setValues(endpoint.path, 'precio_final', { '': to }, `«${to}» es sin máximo`)
    return
  }
}

/** Whether `talla` filters at the server. */
export const findSizes = async (around: Around): Promise<void> => {
  const { live, draft, terms } = around
  const all = await ask(live, page, { segmento: '', categoria: '', talla: '' }, terms()).catch(() => null)
  const sizes = (all?.ours ?? []).map((row) => readWords(row['tallas']) ?? [])
  const size = sizes.flat().find((each) => sizes.some((own) => own.length > 0 && !own.includes(each)))
  if (size === undefined) return
  const some = await ask(live, page, { segmento: '', categoria: '', talla: size }, terms()).catch(() => null)
  if (idsOf(some) === idsOf(all)) draft.setSizeFilters(false)
}
