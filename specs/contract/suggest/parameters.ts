import { slug } from '../../../src/domain/text.ts'
import type { Answer, Query } from './asker.ts'
import type { Row } from './columns.ts'
import { under } from './draft.ts'
import { textOf } from './looks.ts'
import type { Survey } from './survey.ts'
import { findRows } from './wrappers.ts'
import { wordsOf, meant } from './words.ts'

const camel = (path: string): string => path.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
const bare = (path: string): string => path.replace(/\.php$/, '')
/** How servers write the document's paths. */
export const routesLike: readonly ((path: string) => string)[] = [
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
const ALL = ['', '0', 'todos', 'todas', 'TODOS', 'all', '-1', '%', '*'] as const
const NONSENSE = 'zzz-no-hay-zzz'

/** In which words a filter takes a value. */
const WAYS = [
  { name: 'el nombre', of: (row: Row, field: string) => textOf(row[field]) },
  { name: 'el número (id)', of: (row: Row) => textOf(row['id']) },
  { name: 'el nombre como en una dirección', of: (row: Row, field: string) => slug(textOf(row[field])) },
  { name: 'el nombre en minúsculas', of: (row: Row, field: string) => textOf(row[field]).toLowerCase() },
  { name: 'el nombre en mayúsculas', of: (row: Row, field: string) => textOf(row[field]).toUpperCase() },
]
type Way = (typeof WAYS)[number]

const rowsOf = (answer: Answer | null): readonly Row[] =>
  answer?.isGood === true ? (findRows(answer.json, 'producto', ['id', 'nombre', 'imagen'], false)?.rows ?? []) : []
const idsOf = (answer: Answer | null): string =>
  rowsOf(answer)
    .map((row) => JSON.stringify(row))
    .join()

const valuesIn = (rows: readonly Row[], field: string, way: Way): Record<string, string> => {
  const names = rows.map((row) => textOf(row[field]))
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [name, value] = [textOf(row[field]), way.of(row, field)]
      const isShared = names.filter((each) => each === name).length > 1
      // Names that several segments share are told apart by the segment: `Dama/Blusas`.
      const key = isShared && field === 'categoria' ? `${textOf(row['segmento'])}/${name}` : name
      return name === '' || value === '' || name === value ? [] : [[name, value] as const, [key, value] as const]
    }),
  )
}

/** Rows of a list in our names, with the number that ours do not carry. */
const withIds = ({ draft }: Survey, path: string): readonly Row[] =>
  (draft.calls.get(path)?.rows ?? []).map((row, index) => {
    const id = Object.entries(row).find(
      ([name]) => meant(wordsOf(name)[0] ?? '') === 'id' || meant(wordsOf(name).at(-1) ?? '') === 'id',
    )
    return { ...draft.ours(path)[index], id: id?.[1] }
  })

/** What `segmento`, `categoria` and `category` take, and what stands for all of them. */
export const findSegments = async (survey: Survey): Promise<void> => {
  const { asker, draft } = survey
  const plainly = (path: string, query: Query) => asker.ask(path, query, { plain: true })
  let all = ''
  let everything: Answer | null = null
  for (const value of ALL) {
    everything = await plainly(PAGE, { segmento: value, categoria: value, talla: '' })
    all = value
    if (rowsOf(everything).length > 0) break
  }
  if (rowsOf(everything).length === 0)
    return draft.add(PAGE, 'valores', 'segmento', null, '¿qué palabra da todos los productos? Ninguna de las usuales')
  const wayOf = async (parameter: 'segmento' | 'categoria', rows: readonly Row[]): Promise<Way | null> => {
    const other = parameter === 'segmento' ? 'categoria' : 'segmento'
    const nonsense = await plainly(PAGE, { [parameter]: NONSENSE, [other]: all, talla: '' })
    for (const way of WAYS)
      for (const row of rows.slice(0, 4)) {
        const value = way.of(row, parameter)
        const some = value === '' ? null : await plainly(PAGE, { [parameter]: value, [other]: all, talla: '' })
        if (rowsOf(some).length > 0 && idsOf(some) !== idsOf(nonsense) && idsOf(some) !== idsOf(everything)) return way
      }
    return null
  }
  const products = draft.ours(PAGE).length > 0 ? draft.ours(PAGE) : draft.ours('/list-products.php')
  for (const [parameter, path] of [
    ['segmento', '/list-segmentos.php'],
    ['categoria', '/list-categories.php'],
  ] as const) {
    const rows = withIds(survey, path)
    // Those first that have products, as far as is known.
    const used = new Set(products.map((row) => textOf(row[parameter])))
    const way = await wayOf(
      parameter,
      rows.toSorted((a, b) => Number(used.has(textOf(b[parameter]))) - Number(used.has(textOf(a[parameter])))),
    )
    const values = {
      ...(all !== '' && { '': all }),
      ...(way && way.name !== 'el nombre' && valuesIn(rows, parameter, way)),
    }
    if (way === null && rows.length > 0)
      draft.add(PAGE, 'valores', parameter, null, `no se ve que «${parameter}» filtre: ¿qué valor toma?`)
    else if (Object.keys(values).length > 0)
      draft.add(
        PAGE,
        'valores',
        parameter,
        values,
        `«${all}» son todos${way && way.name !== 'el nombre' ? ` y toma ${way.name}` : ''}`,
      )
  }
  const [product] = products
  const category = withIds(survey, '/list-categories.php')
  for (const way of WAYS.slice(0, 3))
    for (const row of category
      .filter((each) => products.some((other) => textOf(other['categoria']) === textOf(each['categoria'])))
      .slice(0, 4)) {
      const some = await plainly(SIMILAR, { category: way.of(row, 'categoria'), id_producto: textOf(product?.['id']) })
      if (rowsOf(some).length === 0) continue
      if (way.name !== 'el nombre')
        draft.add(SIMILAR, 'valores', 'category', valuesIn(category, 'categoria', way), `toma ${way.name}`)
      return
    }
}

const KINDS =
  'home inicio principal index portada landing general web slider carrusel banner desktop escritorio 1'.split(' ')

/** The `tipo` that stands for what the home shows, and what stands for «no upper price». */
export const findKinds = async ({ asker, draft, known }: Survey): Promise<void> => {
  for (const path of ['/list-carrusel.php', '/list-banners.php']) {
    if (rowsOfCall(draft, path).length > 0) continue
    let found: string | undefined
    for (const tipo of [...KINDS, ...KINDS.map((kind) => kind.toUpperCase()), '']) {
      const answer = await asker.ask(path, { tipo }, { plain: true })
      if (rowsOf(answer).length === 0) continue
      found = tipo
      break
    }
    if (found === undefined)
      draft.add(path, 'valores', 'tipo', null, '¿qué «tipo» es el del inicio? Ninguno de los usuales trae algo')
    else draft.add(path, 'valores', 'tipo', { '*': found }, `«${found}» es lo del inicio`)
  }
  const path = '/list-products-user.php'
  if (rowsOfCall(draft, path).length > 0) return
  for (const [from, to] of [
    ['0', '0'],
    ['0', ''],
    ['', '999999'],
    ['0', '999999'],
  ] as const) {
    const answer = await asker.ask(
      path,
      { limit: '20', user: known().user, precio_inicial: from, precio_final: to },
      { plain: true },
    )
    if (rowsOf(answer).length === 0) continue
    if (from !== '') draft.add(path, 'valores', 'precio_inicial', { '': from }, `«${from}» es sin mínimo`)
    if (to !== '') draft.add(path, 'valores', 'precio_final', { '': to }, `«${to}» es sin máximo`)
    return
  }
}

const rowsOfCall = (draft: Survey['draft'], path: string): readonly Row[] => draft.calls.get(path)?.rows ?? []

/** Whether `talla` filters at the server. */
export const findSizes = async ({ asker, draft }: Survey): Promise<void> => {
  const call = draft.calls.get(PAGE)
  const column = call?.fields.get('tallas')?.column
  if (call === undefined || column === undefined || column === null) return
  const sizes = call.rows.map((row) => JSON.stringify(under(row, column) ?? ''))
  const size = /[\p{L}\d]+/u.exec(sizes.find((own) => own.length > 2) ?? '')?.[0]
  if (size === undefined || sizes.every((own) => own.includes(size))) return
  const query = { segmento: '', categoria: '', talla: '' }
  const [all, some] = [await asker.ask(PAGE, query), await asker.ask(PAGE, { ...query, talla: size })]
  if (rowsOf(some).length > 0 && idsOf(some) === idsOf(all))
    draft.set(PAGE, 'talla_filtra', false, 'con talla y sin ella trae lo mismo: lo hará el sitio')
}
