import { slug } from '../../../src/domain/text.ts'
import type { Answer, Query } from './asker.ts'
import type { Row } from './columns.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { excerpt } from '../described.ts'
import { checkFilters, NO_SIZES } from '../further.ts'
import { createSite } from '../site.ts'
import type { Draft } from './draft.ts'
import { textOf } from './looks.ts'
import type { Sitting } from './signing.ts'
import type { Survey } from './survey.ts'
import { findRows } from './wrappers.ts'
import { says } from './words.ts'

const camel = (path: string): string => path.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
const bare = (path: string): string => path.replace(/\.php$/, '')
export const ROUTE_STYLES: readonly ((path: string) => string)[] = [
  bare,
  (path) => path.replaceAll('-', '_'),
  (path) => path.replaceAll('_', '-'),
  (path) => bare(path).replaceAll('-', '_'),
  (path) => bare(path).replaceAll('_', '-'),
  camel,
  (path) => bare(camel(path)),
]

const PAGE = '/list-products-page.php'
const SIMILAR = '/list-products-similares.php'
const ALL = ['', '0', 'todos', 'todas', 'all', '*'] as const
const NONSENSE = 'zzz-no-hay-zzz'

/** In which words a filter takes a value. */
const WAYS = [
  { name: 'el nombre', of: (row: Row, field: string) => textOf(row[field]) },
  { name: 'el número (id)', of: (row: Row) => textOf(row['id']) },
  { name: 'el nombre como en una dirección', of: (row: Row, field: string) => slug(textOf(row[field])) },
]
type Way = (typeof WAYS)[number]

const rowsIn = (answer: Answer | null): string => {
  const found = answer?.isGood === true ? findRows(answer.json, 'producto', ['id', 'nombre', 'imagen'], false) : null
  return found === null ? '' : JSON.stringify(found.rows)
}

const valuesIn = (rows: readonly Row[], field: string, way: Way): Record<string, string> => {
  const names = rows.map((row) => textOf(row[field]))
  return Object.fromEntries(
    rows.flatMap((row, index) => {
      const [name = '', value] = [names[index], way.of(row, field)]
      const isShared = field === 'categoria' && names.indexOf(name) !== names.lastIndexOf(name)
      // Names that several segments share are told apart: `Dama/Blusas`.
      const key = isShared ? `${textOf(row['segmento'])}/${name}` : name
      return name === '' || value === '' || name === value ? [] : [[name, value] as const, [key, value] as const]
    }),
  )
}

/** In our names, with the id that our rows do not carry. */
const withIds = (draft: Draft, path: string): readonly Row[] =>
  (draft.calls.get(path)?.rows ?? []).map((row, index) => {
    const id = Object.keys(row).find((name) => says(name, 'id'))
    return { ...draft.ours(path)[index], id: id && row[id] }
  })

/** What `segmento`, `categoria` and `category` take, and what stands for all of them. */
export const findSegments = async ({ asker, draft }: Survey): Promise<void> => {
  const ask = async (path: string, query: Query) => rowsIn(await asker.ask(path, query, { plain: true }))
  let all = ''
  let everything = ''
  for (all of ALL) {
    everything = await ask(PAGE, { segmento: all, categoria: all, talla: '' })
    if (everything !== '') break
  }
  if (everything === '')
    return draft.add(PAGE, 'valores', 'segmento', null, '¿qué palabra da todos los productos? Ninguna de las usuales')
  const products = draft.ours(PAGE).length > 0 ? draft.ours(PAGE) : draft.ours('/list-products.php')
  /** The first few of those that have products, as far as is known. */
  const samplesOf = (rows: readonly Row[], field: string): readonly Row[] => {
    const used = new Set(products.map((row) => textOf(row[field])))
    return rows.toSorted((a, b) => Number(used.has(textOf(b[field]))) - Number(used.has(textOf(a[field])))).slice(0, 4)
  }
  /** The first way in which a value brings rows that are not useless. */
  const wayOf = async (
    rows: readonly Row[],
    field: string,
    askFor: (value: string) => Promise<string>,
    useless: readonly string[],
  ): Promise<Way | null> => {
    for (const way of WAYS)
      for (const row of samplesOf(rows, field)) {
        const value = way.of(row, field)
        const found = value === '' ? '' : await askFor(value)
        if (found !== '' && !useless.includes(found)) return way
      }
    return null
  }
  for (const [parameter, other, path] of [
    ['segmento', 'categoria', '/list-segmentos.php'],
    ['categoria', 'segmento', '/list-categories.php'],
  ] as const) {
    const rows = withIds(draft, path)
    const askFor = (value: string) => ask(PAGE, { [parameter]: value, [other]: all, talla: '' })
    const way = await wayOf(rows, parameter, askFor, [everything, await askFor(NONSENSE)])
    const isNamed = way === null || way === WAYS[0]
    const values = { ...(all !== '' && { '': all }), ...(!isNamed && valuesIn(rows, parameter, way)) }
    if (way === null && rows.length > 0)
      draft.add(PAGE, 'valores', parameter, null, `no se ve que «${parameter}» filtre: ¿qué valor toma?`)
    else if (Object.keys(values).length > 0)
      draft.add(PAGE, 'valores', parameter, values, `«${all}» son todos${isNamed ? '' : ` y toma ${way.name}`}`)
  }
  const categories = withIds(draft, '/list-categories.php')
  const id_producto = textOf(products[0]?.['id'])
  const way = await wayOf(categories, 'categoria', (category) => ask(SIMILAR, { category, id_producto }), [])
  if (way !== null && way !== WAYS[0])
    draft.add(SIMILAR, 'valores', 'category', valuesIn(categories, 'categoria', way), `toma ${way.name}`)
}

const KINDS = 'home inicio principal index portada landing general web slider carrusel banner 1'.split(' ')

export const findKinds = async ({ asker, draft }: Survey, { person }: Pick<Sitting, 'person'>): Promise<void> => {
  for (const path of ['/list-carrusel.php', '/list-banners.php']) {
    if ((draft.calls.get(path)?.rows.length ?? 0) > 0) continue
    const rowsOf = async (tipo: string) => rowsIn(await asker.ask(path, { tipo }, { plain: true }))
    let found: string | undefined
    for (const tipo of KINDS) {
      const rows = await rowsOf(tipo)
      if (rows === '') continue
      const isIt = await person.agrees(`\n${path}: con tipo=${tipo} vino ${excerpt(rows)}\n   ¿Es lo que va ahí?`)
      if (isIt === true) found = tipo
      break
    }
    while (found === undefined) {
      const typed = await person.types(`\n${path}: ¿con qué «tipo» se pide lo que va ahí? (Intro: no sé): `)
      if (typed === '') break
      if ((await rowsOf(typed)) !== '') found = typed
    }
    if (found === undefined) draft.add(path, 'valores', 'tipo', null, '¿qué «tipo» es el del inicio?')
    else draft.add(path, 'valores', 'tipo', { '*': found }, `«${found}» es lo del inicio`)
  }
}

export const findSizes = async ({ live }: Pick<Sitting, 'live'>, draft: Draft): Promise<void> => {
  const site = createSite(live, parseDialect(JSON.stringify(draft.file())))
  const notes = await checkFilters(site, PAGE, [], '')
  if (notes.includes(NO_SIZES))
    draft.set(PAGE, 'talla_filtra', false, 'con talla y sin ella trae lo mismo: lo hará el sitio')
}
