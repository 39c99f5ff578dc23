import { fieldsOf, imagesOf } from '../../../src/adapters/http/decode.ts'
import type { ImageKind } from '../../../src/adapters/http/dialect.ts'
import { readItems } from '../../../src/adapters/http/lists.ts'
import type { Row } from '../asking.ts'
import { IN_ORDER } from '../check.ts'
import type { Around } from './parameters.ts'

const TOP = [
  '',
  'fotos',
  'img',
  'imgs',
  'images',
  'imagenes',
  'uploads',
  'upload',
  'media',
  'files',
  'archivos',
  'assets',
  'storage',
  'public',
  'thumbs',
] as const
const OWN: Readonly<Record<ImageKind, readonly string[]>> = {
  producto: [
    'productos',
    'producto',
    'products',
    'product',
    'prod',
    'prods',
    'articulos',
    'prendas',
    'catalogo',
    'ropa',
    'items',
    'fotos',
    'galeria',
  ],
  segmento: ['segments/svg', 'segments', 'segmentos', 'segmentos/svg', 'segmento', 'svg', 'iconos', 'icons'],
  logo: [
    'logos',
    'logo',
    'tiendas',
    'empresas',
    'companies',
    'company',
    'stores',
    'tienda',
    'empresa',
    'tda',
    'fabricantes',
    'proveedores',
    'marcas',
    'negocios',
  ],
  portada: [
    'portadas',
    'portada',
    'covers',
    'cover',
    'tiendas',
    'empresas',
    'companies',
    'company',
    'stores',
    'tienda',
    'empresa',
    'tda',
    'fabricantes',
    'proveedores',
    'fondos',
  ],
  carrusel: [
    'carrusel',
    'carruseles',
    'carousel',
    'slides',
    'slider',
    'sliders',
    'slide',
    'banners',
    'banner',
    'inicio',
    'home',
  ],
  banner: [
    'banners',
    'banner',
    'promociones',
    'promos',
    'anuncios',
    'publicidad',
    'carrusel',
    'carousel',
    'slider',
    'inicio',
    'home',
  ],
  blog: ['blog', 'blogs', 'articulos', 'articulo', 'notas', 'noticias', 'posts', 'post', 'articles', 'entradas'],
}
const HOMES = [
  'tiendas',
  'tienda',
  'empresas',
  'empresa',
  'companies',
  'company',
  'stores',
  'tda',
  'fabricantes',
  'proveedores',
] as const

const foldersFor = (kind: ImageKind): readonly string[] => {
  const own = OWN[kind]
  const nested =
    kind === 'logo' || kind === 'portada'
      ? HOMES.flatMap((home) => own.slice(0, 4).map((name) => `${home}/${name}`))
      : []
  const below = TOP.flatMap((top) => own.map((name) => (top === '' ? name : `${top}/${name}`)))
  return [...new Set([...below.slice(0, own.length), ...nested, ...TOP.filter((top) => top !== ''), ...below])]
}

const kindOf = (path: string, field: string): ImageKind | null => {
  if (field === 'logo' || field === 'portada') return field
  if (field === 'svg') return 'segmento'
  if (path.includes('carrusel')) return 'carrusel'
  if (path.includes('banners')) return 'banner'
  if (path.includes('blog')) return 'blog'
  return field === 'imagen' || field === 'galeria' ? 'producto' : null
}

const MOST_ASKED = 160

/** File names that come without a folder: where their pictures are, by fetching. */
export const findFolders = async ({ live, draft, terms, survey }: Around): Promise<void> => {
  const images = imagesOf({ ...terms(), dialect: {} })
  const names = new Map<ImageKind, Set<string>>()
  for (const endpoint of IN_ORDER) {
    if (endpoint.method !== 'GET') continue
    const rows: readonly Row[] = survey().ours.get(endpoint.path) ?? []
    for (const [name, { expected }] of fieldsOf(endpoint.schema)) {
      const kind = /imagen/.test(expected) ? kindOf(endpoint.path, name) : null
      if (kind === null) continue
      const values = rows.flatMap((row) => (name === 'galeria' ? (readItems(row[name]) ?? []) : [row[name]]))
      const field = fieldsOf(endpoint.schema).find(([each]) => each === (name === 'galeria' ? 'imagen' : name))?.[1]
      for (const value of values) {
        const path = field?.read(value, { ...images, folders: {} })
        const isRooted = typeof value === 'string' && value.trim().startsWith('/')
        const isBare = !isRooted && typeof path === 'string' && !path.includes('/')
        if (isBare) names.set(kind, (names.get(kind) ?? new Set()).add(path))
      }
    }
  }
  for (const [kind, found] of names) {
    const given = imagesOf(terms()).folders[kind]
    const samples = [...found].slice(0, 2)
    const loads = async (folder: string): Promise<boolean> => {
      for (const name of samples)
        if ((await live.picture(folder === '' ? name : `${folder}/${name}`)) === '') return true
      return false
    }
    if (await loads(given ?? '')) continue
    let right: string | undefined
    for (const folder of foldersFor(kind).slice(0, MOST_ASKED)) {
      if (!(await loads(folder))) continue
      right = folder
      break
    }
    if (right !== undefined) draft.setFolder(kind, right, `ahí está ${decodeURIComponent(samples[0] ?? '')}`)
    else
      draft.note(
        'imagenes',
        '',
        kind,
        `no se encontró la carpeta de ${decodeURIComponent(samples[0] ?? '')}: ¿cuál es?`,
      )
  }
}
