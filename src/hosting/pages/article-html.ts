import { Window } from 'happy-dom'
import { srcsetOf } from '../../ui/kit/image-sizes.ts'
import { sanitised } from '../../ui/features/blog/sanitise.ts'

const { document } = new Window()

/** Parses HTML without DOMPurify, which loses elements in a document that is no browser's. */
const parse = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content as unknown as DocumentFragment
}

/**
 * An article's HTML as the browser makes it at `here`. The browser sanitises it again, and the page's policy runs no
 * script of it.
 */
export const articleHtml = (html: string, imagesBase: string, here: string, imageSizes = '') => {
  const template = document.createElement('template')
  template.content.append(sanitised(html, imagesBase, (path) => srcsetOf(imageSizes, path), here, parse) as never)
  return template.innerHTML
}
