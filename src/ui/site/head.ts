import { createContext, useContext, useEffect } from 'react'
import type { ArticleSummary } from '../../domain/blog/blog.ts'
import type { CompanyDetail, ProductDetail } from '../../domain/catalogue/catalogue.ts'
import { resolveLink, siteAddress } from './address.ts'
import { headTags, type Head } from './head-tags.ts'
import { useServices } from '../data/services.ts'
import type { Shown } from '../data/perishable.ts'
import { paths } from './paths.ts'

/** The prerendering listens for a page's head, since it has no document. */
export const HeadListener = createContext<((head: Head) => void) | null>(null)

/** Writes a tag of the document's head; null removes it. */
const writeTag = (tag: string, text: string | null) => {
  const isLink = tag === 'canonical'
  const attribute = isLink ? 'rel' : tag.startsWith('og:') ? 'property' : 'name'
  const kind = isLink ? 'link' : 'meta'
  const existing = document.head.querySelector(`${kind}[${attribute}="${tag}"]`)
  if (text === null) return existing?.remove()
  const element = existing ?? document.head.appendChild(document.createElement(kind))
  element.setAttribute(attribute, tag)
  element.setAttribute(isLink ? 'href' : 'content', text)
}

interface ScriptPolicy {
  createScript(text: string): unknown
}
/** Trusted Types require a policy for structured data, too: it stands in a script element, although it never runs. */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }
).trustedTypes?.createPolicy('puntada-datos', { createScript: (text) => text })

/** A screen's title, description, canonical address, shared picture and structured data: one call a screen. */
export const useHead = (head: Head) => {
  const { title, description, path, jsonLd, image, imageHeight, isMissing = false } = head
  useContext(HeadListener)?.(head)
  const { imageUrl, imageSrcset, site } = useServices()
  const structured = jsonLd === undefined ? '' : JSON.stringify(jsonLd)
  useEffect(() => {
    const address = siteAddress(site, path ?? window.location.pathname)
    const picture = (file: string) => resolveLink(imageUrl(file), address)?.href ?? null
    const { title: name, ...tags } = headTags(
      { title, description, isMissing, image, imageHeight },
      address,
      picture,
      imageSrcset,
    )
    document.title = name
    for (const [tag, text] of Object.entries(tags)) writeTag(tag, text)
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

/** A product's head; a built page leaves out the `price`, because it changes. */
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
