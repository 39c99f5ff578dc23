import { useContext, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { PictureSourceContext } from '../../kit/picture.tsx'
import { sanitised } from './sanitise.ts'

/** The text of an article. Its links to this site open without loading the page again. */
export const ArticleBody = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const { url, ready } = useContext(PictureSourceContext)
  const imagesBase = ready ? url('') : null
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitised(html, imagesBase))
  }, [html, imagesBase])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!href.startsWith('/') || !plain) return
    event.preventDefault()
    navigate(href)
  }
  return <div ref={box} className="prose article-body" dir="auto" onClick={follow} />
}
