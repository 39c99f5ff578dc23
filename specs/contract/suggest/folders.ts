import type { ImageKind } from './types.ts'
import type { Live } from '../live.ts'
import { under, type Draft } from './draft.ts'
import { isPicture, textOf } from './looks.ts'
import { isRow } from './columns.ts'

const USUAL: Readonly<Partial<Record<ImageKind, string>>> = { segmento: 'segments/svg' }

const kindOf = (path: string, field: string): ImageKind | null => {
  if (field === 'logo' || field === 'portada') return field
  if (field === 'svg') return 'segmento'
  if (field !== 'imagen' && field !== 'galeria') return null
  if (path.includes('carrusel')) return 'carrusel'
  if (path.includes('banners')) return 'banner'
  return path.includes('blog') ? 'blog' : 'producto'
}

/** In a list, or in a text with separators. */
const namesIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value
    : textOf(value)
        .split(/[,;|]/)
        .map((name) => name.trim())

const SAMPLES = 2

/** Where pictures without a folder are not where the site looks, a person knows theirs. */
export const askFolders = async (live: Live, draft: Draft): Promise<void> => {
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
    const folder = USUAL[kind] === undefined ? '' : `${USUAL[kind]}/`
    const failures = await Promise.all(samples.map((name) => live.picture(`${folder}${encodeURIComponent(name)}`)))
    if (!failures.includes('')) draft.images.set(kind, { value: null, note: `¿en qué carpeta está ${samples[0]}?` })
  }
}
