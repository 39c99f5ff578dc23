import type { Colour, ImagePath } from '../../domain/catalogue/catalogue.ts'
import { foldText } from '../../domain/text.ts'
import { isObject } from './row.ts'
import { readImage, type ImageSettings } from './images.ts'
import { readColours, readItems } from './lists.ts'
import { printable, withoutJson } from './text.ts'

export interface ColourImage {
  readonly colour: string
  readonly image: ImagePath
}

const IMAGE_NAMES = ['imagen', 'foto', 'image', 'img', 'url', 'ruta', 'archivo'] as const

/** One picture of a colour, the first where the server gives several. */
const pair = (name: unknown, raw: unknown, images: ImageSettings): readonly ColourImage[] => {
  const colour = typeof name === 'string' ? printable(name) : ''
  const image = readImage(Array.isArray(raw) ? raw[0] : raw, images, 'producto')
  return colour === '' || image === undefined ? [] : [{ colour, image }]
}

/** `Negro:productos/12-negro.jpg` */
const readPairText = (text: string, images: ImageSettings): readonly ColourImage[] => {
  const at = text.indexOf(':')
  return at < 0 ? [] : pair(text.slice(0, at), text.slice(at + 1).trim(), images)
}

const readItem = (item: unknown, images: ImageSettings): readonly ColourImage[] => {
  if (isObject(item)) {
    const key = IMAGE_NAMES.find((name) => item[name] !== undefined)
    return key === undefined ? [] : pair(readColours([item])?.[0]?.name, item[key], images)
  }
  return typeof item === 'string' ? readPairText(item, images) : []
}

/**
 * `"Negro:productos/12-negro.jpg,Jade:productos/12-jade.jpg"`, `{"Negro": "12-negro.jpg"}`, or a list of
 * `{color, imagen}`; any of these as JSON in a text too. What is no picture is left out (R12.12).
 */
export const readColourImages = (raw: unknown, images: ImageSettings): readonly ColourImage[] | undefined => {
  const value = withoutJson(raw)
  if (isObject(value)) return Object.entries(value).flatMap(([name, image]) => pair(name, image, images))
  return readItems(value)?.flatMap((item) => readItem(item, images))
}

/** The colours with their pictures; names are compared without case or accents. */
export const withImages = (colours: readonly Colour[], found: readonly ColourImage[]): readonly Colour[] => {
  if (found.length === 0) return colours
  return colours.map((colour, at) => {
    const same =
      found[at]?.colour === colour.name
        ? found[at]
        : found.find(({ colour: name }) => foldText(name) === foldText(colour.name))
    return same === undefined ? colour : { name: colour.name, hex: colour.hex, image: same.image }
  })
}

/** Colours, with the pictures that a list of objects has beside their names. */
export const readColoursWithImages = (raw: unknown, images: ImageSettings): readonly Colour[] | undefined => {
  const value = withoutJson(raw)
  const colours = readColours(value)
  return colours && Array.isArray(value) && value.some(isObject)
    ? withImages(colours, readColourImages(value, images) ?? [])
    : colours
}
