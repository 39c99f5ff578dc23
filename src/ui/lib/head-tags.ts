import { sharedPicture } from '../kit/image-sizes.ts'

export interface Head {
  /** Without the brand: it is added. */
  title: string
  /** The site's own description if left out. */
  description?: string | undefined
  /** Path of the canonical address; the present one if left out. */
  path?: string | undefined
  /** What the address names is not there: it has no canonical address, and is not for search engines. */
  isMissing?: boolean | undefined
  jsonLd?: object | undefined
  /** Path below the images base of the picture that a shared link shows. */
  image?: string | null | undefined
  /** Pixels at which it is drawn where it is 1080 wide. */
  imageHeight?: number | undefined
}

export const SITE_DESCRIPTION =
  'Compra ropa de mayoreo directo de los fabricantes de Guanajuato: Moroleón, Uriangato, León y más.'

/** Each tag's text by its name; null: the page says nothing of it. */
export interface HeadTags {
  readonly title: string
  readonly description: string
  readonly [tag: string]: string | null
}

/**
 * What a page says of itself to whoever shares or lists it. A built page prints it, and a screen writes it into the
 * document. `picture`: the whole address of the head's picture.
 */
export const headTags = (
  { title, description = SITE_DESCRIPTION, isMissing, image, imageHeight }: Head,
  address: string | null,
  picture: (image: string) => string | null,
  srcset: (image: string) => string | undefined,
): HeadTags => {
  const whole = image ? picture(image) : null
  return {
    title: `${title} · Puntada`,
    description,
    robots: isMissing ? 'noindex' : null,
    canonical: isMissing ? null : address,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': null,
    'og:image:width': null,
    'og:image:height': null,
    'og:image:alt': null,
    ...(image && whole && sharedPicture(title, imageHeight, whole, srcset(image))),
  }
}
