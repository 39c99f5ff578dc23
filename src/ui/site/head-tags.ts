import { sharedPicture } from '../kit/image-sizes.ts'

export interface Head {
  /** The screen's title without the brand, which is added. */
  title: string
  /** The site's own description if left out. */
  description?: string | undefined
  /** Path of the canonical address; the present one if left out. */
  path?: string | undefined
  /** A page of nothing has no canonical address, and is not for search engines. */
  isMissing?: boolean | undefined
  jsonLd?: object | undefined
  /** A shared link's picture, as a path below the images base. */
  image?: string | null | undefined
  /** The picture's height in pixels where it is 1080 wide. */
  imageHeight?: number | undefined
}

export const SITE_DESCRIPTION =
  'Compra ropa de mayoreo directo de los fabricantes de Guanajuato: Moroleón, Uriangato, León y más.'

/** Each tag's text by its name; null for a tag that the page lacks. */
export interface HeadTags {
  readonly title: string
  readonly description: string
  readonly [tag: string]: string | null
}

/** The tags that a built page prints and a screen writes. `picture` gives the full address of the head's. */
export const headTags = (
  { title, description = SITE_DESCRIPTION, isMissing, image, imageHeight }: Head,
  address: string | null,
  picture: (image: string) => string | null,
  srcset: (image: string) => string | undefined,
): HeadTags => {
  const url = image ? picture(image) : null
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
    ...(image && url && sharedPicture(title, imageHeight, url, srcset(image))),
  }
}
