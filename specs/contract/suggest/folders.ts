import type { ImageKind } from './types.ts'
import type { Live } from '../live.ts'
import { under, type Draft } from './draft.ts'
import { isPicture, textOf } from './looks.ts'
import { isRow } from './columns.ts'

const TOP = [
  '',
  ...'fotos img imgs images imagenes uploads upload media files archivos assets storage public thumbs'.split(' '),
]
const STORES = 'tiendas tienda empresas empresa companies company stores store tda fabricantes proveedores'
const OWN: Readonly<Record<ImageKind, readonly string[]>> = {
  producto: 'productos producto products product prod prods articulos prendas catalogo ropa items fotos galeria'.split(
    ' ',
  ),
  segmento: 'segments/svg segments segmentos segmentos/svg segmento svg iconos icons'.split(' '),
  logo: `logos logo ${STORES} marcas negocios`.split(' '),
  portada: `portadas portada covers cover ${STORES} fondos`.split(' '),
  carrusel: 'carrusel carruseles carousel slides slider sliders slide banners banner inicio home'.split(' '),
  banner: 'banners banner promociones promos anuncios publicidad carrusel carousel slider slides inicio home'.split(
    ' ',
  ),
  blog: 'blog blogs articulos articulo notas noticias posts post articles entradas'.split(' '),
}
/** Where the site looks where nobody says otherwise. */
const USUAL: Readonly<Partial<Record<ImageKind, string>>> = { segmento: 'segments/svg' }

const foldersFor = (kind: ImageKind, found: readonly string[]): readonly string[] => {
  const own = OWN[kind]
  const below = TOP.flatMap((top) => own.map((name) => (top === '' ? name : `${top}/${name}`)))
  const isOfStore = kind === 'logo' || kind === 'portada'
  const nested = isOfStore ? STORES.split(' ').flatMap((home) => own.slice(0, 4).map((name) => `${home}/${name}`)) : []
  // What other pictures stand in comes late: a server may answer any name there.
  const beside = found.flatMap((folder) => own.map((name) => folder.replace(/[^/]*$/, name)))
  return [...new Set([...own, ...beside, ...found, ...nested, ...TOP.slice(1), ...below])]
}

const kindOf = (path: string, field: string): ImageKind | null => {
  if (field === 'logo' || field === 'portada') return field
  if (field === 'svg') return 'segmento'
  if (field !== 'imagen' && field !== 'galeria') return null
  if (path.includes('carrusel')) return 'carrusel'
  if (path.includes('banners')) return 'banner'
  return path.includes('blog') ? 'blog' : 'producto'
}

/** Pictures in a list or in a text with separators; a slash is part of a path. */
const namesIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value
    : textOf(value)
        .split(/[,;|]/)
        .map((name) => name.trim())

const MOST_ASKED = 160
const SAMPLES = 2

/** File names that come without a folder: where their pictures are, by fetching. */
export const findFolders = async (live: Live, draft: Draft): Promise<void> => {
  const names = new Map<ImageKind, Set<string>>()
  for (const [path, { rows, fields }] of draft.calls)
    for (const { field, column } of fields.values()) {
      const kind = kindOf(path, field)
      if (kind === null || column === null) continue
      const part = isRow(column) && typeof column['nombre'] === 'string' ? column['nombre'] : null
      for (const item of rows.slice(0, 20).flatMap((row) => namesIn(under(row, column)))) {
        const name = textOf(part !== null && isRow(item) ? item[part] : item)
        if (isPicture(name) && !name.includes('/')) names.set(kind, (names.get(kind) ?? new Set()).add(name))
      }
    }
  for (const [kind, found] of names) {
    const samples = [...found].slice(0, SAMPLES)
    const loads = async (folder: string): Promise<boolean> => {
      for (const name of samples)
        if ((await live.picture(`${folder === '' ? '' : `${folder}/`}${encodeURIComponent(name)}`)) === '') return true
      return false
    }
    if (await loads(USUAL[kind] ?? '')) continue
    let right: string | null = null
    const before = [...draft.images.values()].flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    for (const folder of foldersFor(kind, before).slice(0, MOST_ASKED)) {
      if (!(await loads(folder))) continue
      right = folder
      break
    }
    draft.images.set(kind, {
      value: right,
      note: right === null ? `¿en qué carpeta está ${samples[0]}?` : `ahí está ${samples[0]}`,
    })
  }
}
