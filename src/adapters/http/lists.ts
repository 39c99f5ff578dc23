import {
  orderedSizes,
  type Colour,
  type ImagePath,
  type PriceTier,
  type ProductDetail,
} from '../../domain/catalogue/catalogue.ts'
import { orderedTiers } from '../../domain/catalogue/tiers.ts'
import { distinct, isSameName, nameKey, remembered } from '../../domain/text.ts'
import { LONGEST_NAME, LONGEST_TEXT, MOST_ITEMS, printable, saysNothing, withoutEntities } from './text.ts'
import { optional, readImage, readPesos, readPieces, writePesos, type Value } from './values.ts'

// Lists that PHP writes with commas.

const itemsOf = (raw: unknown, splitAt: (text: string) => readonly string[]): readonly string[] | undefined => {
  if (typeof raw === 'string')
    return raw.length > LONGEST_TEXT ? undefined : splitAt(withoutEntities(raw)).slice(0, MOST_ITEMS)
  const items = Array.isArray(raw) ? raw.slice(0, MOST_ITEMS).filter((item) => item !== null) : [raw]
  return items.every((item) => typeof item === 'string' || typeof item === 'number') ? items.map(String) : undefined
}
const atCommas = (text: string) => text.split(',')
/** Servers join texts with commas and do not escape those of a text: `Lavar a mano, con agua fría` and `1,5` are one. */
const atSentences = (text: string) => text.split(/,(?!\s+\p{Ll})(?!(?<=\d,)\d)/u)
const isFile = (path: string) => /\.\w{2,5}(?:\?[^/]*)?\s*$/.test(path)
/** Commas of a file's name are not escaped either: a path in a folder that has no extension yet goes on after it. */
const atFiles = (text: string) =>
  atCommas(text).reduce<string[]>((files, piece) => {
    const last = files.at(-1)
    const goesOn = last !== undefined && last.includes('/') && !isFile(last) && !piece.includes('/') && isFile(piece)
    return goesOn ? [...files.slice(0, -1), `${last},${piece}`] : [...files, piece]
  }, [])
const listed = <T>(expected: string, read: Value<readonly T[]>['read'], write: (item: T) => string = String) =>
  optional<readonly T[]>([], expected, read, (items) => items.map(write).join(','))

const namesIn = (raw: unknown, splitAt: (text: string) => readonly string[], isNone = saysNothing) => {
  const names = itemsOf(raw, splitAt)?.map((item) => printable(item, LONGEST_NAME))
  return names && distinct(names.filter((name) => !isNone(name)))
}
/** `Lavar a mano,No planchar`. */
export const words = listed('palabras separadas por comas', (raw) => namesIn(raw, atSentences))

const sizesOf = (raw: unknown) => {
  // `0` is a size.
  const names = namesIn(raw, atCommas, (name) => saysNothing(name) && !/\d/.test(name))
  return names && orderedSizes(names)
}
const sizesInText = remembered((text) => (/[:=$]/.test(text) ? undefined : sizesOf(text)))
export const sizes = listed('tallas separadas por comas', (raw) =>
  typeof raw === 'string' ? sizesInText(raw) : sizesOf(raw),
)

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
const readColour = remembered((text: string) => {
  const [name, hex] = pairOf(text)
  // `Azul: rey` is a name.
  const isName = !/^(?:#|$)|\d/.test(hex)
  return { name: isName ? printable(text, LONGEST_NAME) : name, hex: isName ? null : readHex(hex), image: null }
})
/** `Rojo:#cc0000,Hueso`, each name once. */
export const colours = listed<Colour>(
  'colores "nombre:#rrggbb"',
  (raw) => {
    const seen = new Set<string>()
    return itemsOf(raw, atCommas)
      ?.map(readColour)
      .filter(({ name }) => !saysNothing(name) && seen.size < seen.add(nameKey(name)).size)
  },
  ({ name, hex }) => (hex === null ? name : `${name}:${hex}`),
)

/** Combinations that cannot be ordered: `Rojo:G,Hueso:CH`. Only the product's own names tell which. */
export const soldOut = listed('agotados "color:talla"', (raw) =>
  itemsOf(raw, atCommas)
    ?.map((item) => printable(item, LONGEST_NAME))
    .filter((item) => item !== ''),
)
const byKey = (names: readonly string[]) => new Map(['', ...names].map((name) => [nameKey(name), name]))
/** Each text with the names that it means, as the product writes them; `''` stands for all sizes, or all colours. */
export const soldOutOf = (product: Pick<ProductDetail, 'colours' | 'sizes'>, texts: readonly string[]) => {
  if (texts.length === 0) return []
  const [colourBy, sizeBy] = [byKey(product.colours.map(({ name }) => name)), byKey(product.sizes)]
  return texts.map((text) => ({
    text,
    // A colour's name may have a colon.
    names: [pairOf(text), [text, ''] as const]
      .flatMap(([colour, size]) => {
        const pair = { colour: colourBy.get(nameKey(colour)), size: sizeBy.get(nameKey(size)) }
        return pair.colour === undefined || pair.size === undefined ? [] : [{ colour: pair.colour, size: pair.size }]
      })
      .find((names) => names.colour !== '' || names.size !== ''),
  }))
}

export const gallery = listed('rutas de imagen separadas por comas', (raw, imagesBase) => {
  const paths = itemsOf(raw, atFiles)?.map((path) => readImage(path, imagesBase))
  return paths && [...new Set(paths.filter((path) => path !== undefined))]
})

export type ColourImage = Readonly<{
  colour: string
  image: ImagePath
}>
/** `Negro:productos/12-negro.jpg,Jade:…`. What is no picture is left out. */
export const colourImages = listed<ColourImage>(
  'imágenes "color:ruta"',
  (raw, imagesBase) =>
    itemsOf(raw, atFiles)?.flatMap((item) => {
      // The first colon counts: an address has one too.
      const colon = item.indexOf(':')
      const colour = printable(item.slice(0, Math.max(colon, 0)), LONGEST_NAME)
      const image = readImage(item.slice(colon + 1), imagesBase)
      return colour === '' || image === undefined ? [] : [{ colour, image }]
    }),
  ({ colour, image }) => `${colour}:${image}`,
)

/** The colours with their pictures; names are compared without case or accents. */
export const withImages = (items: readonly Colour[], images: readonly ColourImage[]) => {
  if (images.length === 0) return items
  return items.map((colour, index) => {
    const same =
      images[index]?.colour === colour.name
        ? images[index]
        : images.find(({ colour: name }) => isSameName(name, colour.name))
    return same === undefined ? colour : { ...colour, image: same.image }
  })
}

const readTiers = remembered((text: string) => {
  if (text === '') return []
  const tiers: PriceTier[] = []
  for (const item of text.split(',')) {
    const [pieces, pesos, ...more] = item.split(':')
    const [from, price] = [readPieces(pieces), readPesos(pesos)]
    if (from === undefined || price === undefined || more.length > 0) return undefined
    tiers.push({ from, price })
  }
  return orderedTiers(tiers)
})
/** `3:98.50,12:78`: pieces and the price of one. */
export const tiers = listed(
  'precios "piezas:pesos"',
  (raw) => (typeof raw === 'string' && raw.length <= LONGEST_TEXT ? readTiers(raw.trim()) : undefined),
  ({ from, price }) => `${from}:${writePesos(price)}`,
)
