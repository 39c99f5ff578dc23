import { createContext, useContext, useEffect } from 'react'
import { resolveLink, siteAddress } from './address.ts'
import { useServices } from './services.ts'

export interface Head {
  /** Without the brand. */
  readonly title: string
  /** The site's own if left out. */
  readonly description?: string | undefined
  /** The present path if left out. */
  readonly path?: string | undefined
  readonly jsonLd?: object | undefined
  /** Below the images base. */
  readonly image?: string | null | undefined
}

/** While prerendering, without a document. */
export const HeadListener = createContext<((head: Head) => void) | null>(null)

const inHead = (tag: 'link' | 'meta', attribute: string, value: string): HTMLElement => {
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
/** Trusted Types require a policy although the script never runs. */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }
).trustedTypes?.createPolicy('puntada-datos', { createScript: (text) => text })

/** `content`: null takes it back. */
const meta = (attribute: 'name' | 'property', key: string, content: string | null): void => {
  const element = inHead('meta', attribute, key)
  if (content === null) element.remove()
  else element.setAttribute('content', content)
}

/** Only one part of a screen may say it. */
export const useHead = (head: Head): void => {
  const { title, description, path, jsonLd, image } = head
  useContext(HeadListener)?.(head)
  const { imageUrl, site } = useServices()
  const structured = jsonLd === undefined ? '' : JSON.stringify(jsonLd)
  useEffect(() => {
    document.title = `${title} · Puntada`
    const content = description ?? 'Ropa de mayoreo directo de los fabricantes de Guanajuato.'
    const address = siteAddress(site, path ?? window.location.pathname)
    inHead('link', 'rel', 'canonical').setAttribute('href', address)
    meta('name', 'description', content)
    meta('property', 'og:title', title)
    meta('property', 'og:description', content)
    meta('property', 'og:url', address)
    meta('property', 'og:image', image ? (resolveLink(imageUrl(image), address)?.href ?? null) : null)
  }, [title, description, path, site, image, imageUrl])
  useEffect(() => {
    if (structured === '') return undefined
    const data = document.createElement('script')
    data.type = 'application/ld+json'
    data.text = (policy?.createScript(structured) ?? structured) as string
    document.head.append(data)
    return () => data.remove()
  }, [structured])
}
