import { compareSizes, type Colour, type ImagePath, type ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { decoded, foldText } from '../../../domain/text.ts'
import type { ImageKind } from './dialect.ts'
import { LONGEST_NAME, LONGEST_TEXT, MOST_ITEMS, printable, remembered, withoutEntities } from './text.ts'

export interface ImageSettings {
  /** Path of the images base (R7.03), without outer slashes. */
  readonly base: string
  /** Folders for names that come without one. */
  readonly folders: Readonly<Partial<Record<ImageKind, string>>>
}

const LONGEST_ADDRESS = 500
const IN_FOLDER = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/

const belowBase = (address: string, base: string) => {
  const [path = ''] = address.split('?')
  const isAbsolute = /^https?:\/\//i.test(path)
  // Only the path is used, below our own images base, so no address leads to another host.
  const rest = isAbsolute ? path.slice(path.indexOf('/', 8) + 1) : path.replace(/^\//, '')
  if (!isAbsolute && /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(rest)) return undefined
  if (base !== '' && rest.startsWith(`${base}/`)) return rest.slice(base.length + 1)
  return isAbsolute ? undefined : rest
}

/** A picture's path below the images base, encoded; undefined for anything that could lead elsewhere. */
export const readImage = (raw: unknown, images: ImageSettings, kind: ImageKind): string | undefined => {
  if (typeof raw !== 'string' || raw.length > LONGEST_ADDRESS) return undefined
  if (IN_FOLDER.test(raw) && !(images.base !== '' && raw.startsWith(`${images.base}/`))) return raw
  const rest = belowBase(printable(raw, LONGEST_ADDRESS), images.base)
  if (rest === undefined) return undefined
  const folder = images.folders[kind]
  const inFolder = (path: string) =>
    !folder || path.includes('/') || raw.trim().startsWith('/') ? path : `${folder}/${path}`
  const parts = rest.split('/').map(decoded)
  if (!parts.every((part) => /^[^./\\\s<>"'?][^/\\<>"?]*$/.test(part))) return undefined
  return inFolder(parts.map(encodeURIComponent).join('/'))
}

export interface ColourImage {
  readonly colour: string
  readonly image: ImagePath
}

const itemsOf = (raw: unknown): readonly string[] | undefined => {
  if (typeof raw === 'string')
    return raw.length > LONGEST_TEXT ? undefined : withoutEntities(raw).split(',').slice(0, MOST_ITEMS)
  if (typeof raw === 'number') return [String(raw)]
  const items = Array.isArray(raw) ? raw.slice(0, MOST_ITEMS).filter((item) => item !== null) : [undefined]
  return items.every((item) => typeof item === 'string' || typeof item === 'number') ? items.map(String) : undefined
}

export const readWords = (raw: unknown): readonly string[] | undefined => {
  const words = itemsOf(raw)?.map((item) => printable(item, LONGEST_NAME))
  return words && [...new Set(words)].filter((word) => word !== '')
}

const readSizesText = remembered((text) => (/[:=$]/.test(text) ? undefined : readWords(text)?.toSorted(compareSizes)))
export const readSizes = (raw: unknown): readonly string[] | undefined =>
  typeof raw === 'string' ? readSizesText(raw) : readWords(raw)?.toSorted(compareSizes)

const pairOf = (item: string): readonly [name: string, value: string] => {
  const colon = item.lastIndexOf(':')
  const name = colon < 0 ? item : item.slice(0, colon)
  return [printable(name, LONGEST_NAME), colon < 0 ? '' : item.slice(colon + 1).trim()]
}

const readHex = (text: string) => {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)) return null
  const digits = text.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
const readColour = remembered((text: string): Colour => {
  const [name, hex] = pairOf(text)
  return { name, hex: readHex(hex) }
})
/** `Rojo:#cc0000,Hueso`, each name once. */
export const readColours = (raw: unknown): readonly Colour[] | undefined => {
  const seen = new Set<string>()
  return itemsOf(raw)
    ?.map(readColour)
    .filter(({ name }) => name !== '' && seen.size < seen.add(name).size)
}

/** Combinations that cannot be ordered: `Rojo:G,Hueso:CH`. All of it, or undefined. */
export const readSoldOut = (raw: unknown): ProductDetail['soldOut'] | undefined => {
  const pairs = itemsOf(raw)
    ?.filter((item) => item.trim() !== '')
    .map((item) => {
      const [colour, size] = pairOf(item)
      return { colour, size: printable(size, LONGEST_NAME) }
    })
  return pairs?.every(({ colour, size }) => colour !== '' || size !== '') ? pairs : undefined
}

/** `Negro:productos/12-negro.jpg,Jade:…`. What is no picture is left out (R12.12). */
export const readColourImages = (raw: unknown, images: ImageSettings): readonly ColourImage[] | undefined =>
  itemsOf(raw)?.flatMap((item) => {
    // The first colon: an address has one too.
    const colon = item.indexOf(':')
    const colour = printable(item.slice(0, Math.max(colon, 0)), LONGEST_NAME)
    const image = readImage(item.slice(colon + 1), images, 'producto')
    return colour === '' || image === undefined ? [] : [{ colour, image }]
  })

export const readGallery = (raw: unknown, images: ImageSettings): readonly ImagePath[] | undefined => {
  const paths = itemsOf(raw)?.map((item) => readImage(item, images, 'producto'))
  return paths && [...new Set(paths.filter((path) => path !== undefined))]
}

/** The colours with their pictures; names are compared without case or accents. */
export const withImages = (colours: readonly Colour[], found: readonly ColourImage[]): readonly Colour[] => {
  if (found.length === 0) return colours
  return colours.map((colour, index) => {
    const same =
      found[index]?.colour === colour.name
        ? found[index]
        : found.find(({ colour: name }) => foldText(name) === foldText(colour.name))
    return same === undefined ? colour : { ...colour, image: same.image }
  })
}
