import type { ImageKind } from './types.ts'
import type { Sitting } from './signing.ts'
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

/** What people call the folder of such pictures. */
const FOLDERS: Readonly<Record<ImageKind, string>> = {
  producto: 'productos producto products fotos prendas catalogo',
  segmento: 'segmentos iconos icons svg',
  logo: 'logos empresas tiendas marcas proveedores',
  portada: 'portadas empresas tiendas',
  carrusel: 'carrusel slider slides promos promociones banners',
  banner: 'banners banner promos promociones carrusel',
  blog: 'blog articulos notas noticias',
}
const EVERYTHING = 'imagenes img fotos uploads upload'

const foldersIn = (rows: readonly unknown[]): readonly string[] =>
  [
    ...JSON.stringify(rows).matchAll(
      /"(?:https?:\/\/[^/"]+)?\/?([\w./-]+)\/[^/"]+\.(?:jpe?g|png|svg|webp|gif|avif)"/gi,
    ),
  ].map(([, folder = '']) => folder.replace(/^images\//, ''))

/** Where pictures without a folder are not where the site looks: one that answers is proposed. */
export const askFolders = async ({ live, person, say }: Sitting, draft: Draft): Promise<void> => {
  const names = new Map<ImageKind, Set<string>>()
  const used = new Set<string>()
  for (const [path, { rows, fields }] of draft.calls) {
    for (const folder of foldersIn(rows)) used.add(folder)
    for (const { field, column } of fields.values()) {
      const kind = kindOf(path, field)
      if (kind === null || column === null) continue
      const part = isRow(column) && typeof column['nombre'] === 'string' ? column['nombre'] : null
      for (const item of rows.slice(0, 20).flatMap((row) => namesIn(under(row, column)))) {
        const name = textOf(part !== null && isRow(item) ? item[part] : item)
        if (isPicture(name) && !name.includes('/')) names.set(kind, (names.get(kind) ?? new Set()).add(name))
      }
    }
  }
  for (const [kind, found] of names) {
    const samples = [...found].slice(0, SAMPLES)
    const isIn = async (folder: string): Promise<boolean> => {
      const paths = samples.map((name) => `${folder === '' ? '' : `${folder}/`}${encodeURIComponent(name)}`)
      return (await Promise.all(paths.map((path) => live.picture(path)))).includes('')
    }
    if (await isIn(draft.file().imagenes?.[kind] ?? USUAL[kind] ?? '')) continue
    let folder: string | null = null
    for (const tried of new Set([...used, '', ...FOLDERS[kind].split(' '), ...EVERYTHING.split(' ')])) {
      if (!(await isIn(tried))) continue
      folder = tried
      break
    }
    const question = `¿en qué carpeta está ${samples[0]}?`
    const isRight =
      folder !== null &&
      (await person.agrees(`\n${samples[0]} contesta en ${live.images}/${folder}\n   ¿Ahí están las de ${kind}?`))
    if (isRight === false) folder = null
    while (folder === null) {
      const typed = await person.types(`\n${kind}: ${question} Bajo ${live.images}/ (Intro: no sé): `)
      if (typed === '') break
      const tried = typed.replace(/^\/|\/$/g, '')
      if (await isIn(tried)) used.add((folder = tried))
      else say(`   Ahí no contesta.`)
    }
    draft.images.set(
      kind,
      isRight === null || folder === null ? { value: null, note: question } : { value: folder, note: 'ahí contestan' },
    )
  }
}
