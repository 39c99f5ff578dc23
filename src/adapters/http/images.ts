import type { ImageKind } from './dialect.ts'
import { isObject } from './row.ts'
import { decoded, printable } from './text.ts'

export interface ImageSettings {
  /** Path of the images base (R7.03), without slashes at its ends. */
  readonly base: string
  /** Folders for names that come without one. */
  readonly folders: Readonly<Partial<Record<ImageKind, string>>>
}

/** Keys under which an object that describes a picture may have its address. */
const ADDRESS =
  'url src path ruta archivo file imagen image foto desktop escritorio original grande large nombre name'.split(' ')
const LONGEST = 500
const IN_FOLDER = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/
const PLAIN = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

/** The part of an address below the images base, unencoded; undefined for addresses outside of it. */
const belowBase = (address: string, base: string): string | undefined => {
  const path = address.replace(/\?[\w=&.%-]*$/, '')
  const isAbsolute = /^https?:\/\//i.test(path)
  // Only the path is used, below our own images base, so no address leads to another host.
  const rest = isAbsolute ? path.replace(/^https?:\/\/[^/]*\//i, '') : path.replace(/^\//, '')
  if (!isAbsolute && /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(rest)) return undefined
  if (base !== '' && rest.startsWith(`${base}/`)) return rest.slice(base.length + 1)
  return isAbsolute ? undefined : rest
}

/**
 * The path of a picture below the images base, each part encoded; undefined for anything that could lead elsewhere.
 * Takes file names with spaces and accents, a leading slash, and absolute addresses of the images' own folder.
 */
export const readImage = (raw: unknown, images: ImageSettings, kind: ImageKind): string | undefined => {
  if (isObject(raw)) {
    const key = ADDRESS.find((name) => typeof raw[name] === 'string' && raw[name] !== '')
    return key === undefined ? undefined : readImage(raw[key], images, kind)
  }
  if (typeof raw !== 'string' || raw.length > LONGEST) return undefined
  // Most are of this kind, and long lists have thousands.
  if (IN_FOLDER.test(raw) && !(images.base !== '' && raw.startsWith(`${images.base}/`))) return raw
  const rest = belowBase(printable(raw), images.base)
  if (rest === undefined) return undefined
  const folder = images.folders[kind]
  const inFolder = (path: string): string =>
    folder === undefined || path.includes('/') || raw.trim().startsWith('/') ? path : `${folder}/${path}`
  if (PLAIN.test(rest)) return inFolder(rest)
  const parts = rest.split('/').map(decoded)
  if (!parts.every((part) => /^[^./\\\s<>"'?][^/\\<>"?]*$/.test(part))) return undefined
  return inFolder(parts.map(encodeURIComponent).join('/'))
}
