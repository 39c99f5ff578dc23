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
