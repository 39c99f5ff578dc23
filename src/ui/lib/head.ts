import { createContext, useContext, useEffect } from 'react'
import type { ArticleSummary } from '../../domain/blog/blog.ts'
import type { CompanyDetail, ProductDetail } from '../../domain/catalogue/catalogue.ts'
import { sharedPicture } from '../kit/image-sizes.ts'
import { resolveLink, siteAddress } from './address.ts'
import { useServices } from './services.ts'
import type { Shown } from './perishable.ts'
import { paths } from './paths.ts'

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

/** Receives the head of a page that is prerendered, where there is no document. */
export const HeadListener = createContext<((head: Head) => void) | null>(null)

const inHead = (tag: 'link' | 'meta', attribute: string, value: string) => {
  const found = document.head.querySelector<HTMLElement>(`${tag}[${attribute}="${value}"]`)
  if (found !== null) return found
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}

interface ScriptPolicy {
  createScript(text: string): unknown
}
/** Structured data is in a script element, for which Trusted Types require a policy although it never runs. */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }
).trustedTypes?.createPolicy('puntada-datos', { createScript: (text) => text })

/** Says something of the page to whoever shares or lists it; null takes it back. */
const meta = (attribute: 'name' | 'property', key: string, content: string | null) => {
  const element = inHead('meta', attribute, key)
  if (content === null) element.remove()
  else element.setAttribute('content', content)
}

/**
 * Title, description, canonical address, shared picture and structured data of a screen. Only one part of a screen says
 * it.
 */
export const useHead = (head: Head) => {
  const { title, description, path, jsonLd, image, imageHeight, isMissing = false } = head
  useContext(HeadListener)?.(head)
  const { imageUrl, imageSrcset, site } = useServices()
  const structured = jsonLd === undefined ? '' : JSON.stringify(jsonLd)
  useEffect(() => {
    document.title = `${title} · Puntada`
    const content = description ?? 'Ropa de mayoreo directo de los fabricantes de Guanajuato.'
    const address = siteAddress(site, path ?? window.location.pathname)
    const canonical = inHead('link', 'rel', 'canonical')
    if (isMissing) canonical.remove()
    else canonical.setAttribute('href', address)
    meta('name', 'robots', isMissing ? 'noindex' : null)
    meta('name', 'description', content)
    meta('property', 'og:title', title)
    meta('property', 'og:description', content)
    meta('property', 'og:url', address)
    const picture: Readonly<Record<string, string>> = image
      ? sharedPicture(title, imageHeight, imageUrl(image), imageSrcset(image))
      : {}
    const { 'og:image': shown } = picture
    meta('property', 'og:image', shown ? (resolveLink(shown, address)?.href ?? null) : null)
    for (const key of ['width', 'height', 'alt'])
      meta('property', `og:image:${key}`, picture[`og:image:${key}`] ?? null)
  }, [title, description, path, site, image, imageHeight, imageUrl, imageSrcset, isMissing])
  useEffect(() => {
    if (structured === '') return undefined
    const data = document.createElement('script')
    data.type = 'application/ld+json'
    data.text = (policy?.createScript(structured) ?? structured) as string
    document.head.append(data)
    return () => data.remove()
  }, [structured])
}

/** `price`: left out of a built page, because it changes. */
export const productHead = (product: Shown<ProductDetail>, price = ''): Head => {
  const seller = [product.storeName, product.town].filter(Boolean).join(', ')
  return {
    title: product.name,
    description: [price, seller, product.description].filter(Boolean).join('. ').slice(0, 160),
    path: paths.product(product.id),
    image: product.image ?? product.gallery[0] ?? null,
    imageHeight: 1350,
  }
}

export const companyHead = (company: Shown<CompanyDetail>): Head => ({
  title: company.name,
  description:
    `${company.name}: ${company.speciality || 'Fabricante de Guanajuato'} ` +
    `de mayoreo en ${company.town || 'Guanajuato'}.`,
  path: paths.company(company.id),
  image: company.cover ?? company.logo,
  imageHeight: company.cover === null ? 1080 : 338,
})

export const articleHead = ({ id, title, summary, image }: ArticleSummary): Head => ({
  title,
  description: summary || undefined,
  path: paths.article(id),
  image,
  imageHeight: 608,
})

export const listDescription = (...names: readonly (string | undefined)[]) =>
  `${names.filter(Boolean).join(', ') || 'Ropa'} de mayoreo directo de los fabricantes de Guanajuato.`
