import type { ImageKind } from './types.ts'
import type { Live } from '../live.ts'
import { under, type Draft } from './draft.ts'
import { isPicture, textOf } from './looks.ts'
import { isRow } from './columns.ts'

/** Folders in which pictures usually stand, below the images base or below one of these. */
const TOP = ['', ...'img images imagenes fotos uploads upload media files'.split(' ')]
const OWN: Readonly<Record<ImageKind, string>> = {
  producto: 'productos products producto prod catalogo',
  segmento: 'segmentos segments iconos',
  logo: 'logos logo tiendas empresas',
  portada: 'portadas tiendas empresas',
  carrusel: 'carrusel carousel slider slides banners',
  banner: 'banners promociones carrusel',
  blog: 'blog articulos noticias',
}
/** Where the site looks where nobody says otherwise. */
const USUAL: Readonly<Partial<Record<ImageKind, string>>> = { segmento: 'segments/svg' }

const foldersFor = (kind: ImageKind): readonly string[] =>
  TOP.flatMap((top) => [top, ...OWN[kind].split(' ').map((name) => (top === '' ? name : `${top}/${name}`))])

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
    for (const folder of foldersFor(kind)) {
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
