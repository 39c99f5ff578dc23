/** Pixels. A host that has pictures in several sizes (VITE_IMAGE_SIZES) has each in these widths. */
export const WIDTHS = [160, 320, 640, 1080, 1920] as const

/** How wide the picture is that a screen shows first, for `sizes`: a page's head asks for it before React is there. */
export const GALLERY_SIZES = '(max-width: 43.7rem) 100vw, 50vw'
export const CARD_SIZES = '(max-width: 35rem) 50vw, 300px'

/** The `srcset` of a picture by the host's template, as in `/images/w{width}/{path}`; '' where there is none. */
export const srcsetOf = (template: string, path: string) =>
  template === ''
    ? undefined
    : WIDTHS.map((width) => {
        const address = template.replace('{width}', String(width)).replace('{path}', () => path)
        return `${address} ${width}w`
      }).join(', ')

/**
 * What is said of a page's picture to who shares it. WhatsApp shows none above some 300 kB: of a host's widths it is the
 * 1080 one, as tall as the site draws it.
 */
export const sharedPicture = (alt: string, height: number | undefined, whole: string, srcset = '') => {
  const sized = /(\S+) 1080w/.exec(srcset)?.[1]
  const size = sized && height ? { 'og:image:width': '1080', 'og:image:height': `${height}` } : {}
  return { 'og:image': sized ?? whole, ...size, 'og:image:alt': alt }
}
