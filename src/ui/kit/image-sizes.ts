/** Widths in pixels of each picture on a host that has several sizes (VITE_IMAGE_SIZES). */
export const WIDTHS = [160, 320, 640, 1080, 1920] as const

/** `sizes` of the picture that a screen shows first: a page's head asks for it before React is there. */
export const GALLERY_SIZES = '(max-width: 43.7rem) 100vw, 50vw'
export const CARD_SIZES = '(max-width: 35rem) 50vw, 300px'

/** The `srcset` of a picture by the host's template (`/images/w{width}/{path}`); undefined where that is ''. */
export const srcsetOf = (template: string, path: string) =>
  template === ''
    ? undefined
    : WIDTHS.map((width) => {
        const address = template.replace('{width}', String(width)).replace('{path}', () => path)
        return `${address} ${width}w`
      }).join(', ')

/**
 * The tags of a page's picture for sharing. WhatsApp shows none above some 300 kB: of a host's widths it is the 1080
 * one, as tall as the site draws it.
 */
export const sharedPicture = (alt: string, height: number | undefined, whole: string, srcset = '') => {
  const sized = /(\S+) 1080w/.exec(srcset)?.[1]
  const size = sized && height ? { 'og:image:width': '1080', 'og:image:height': `${height}` } : {}
  return { 'og:image': sized ?? whole, ...size, 'og:image:alt': alt }
}
