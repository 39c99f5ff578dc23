/** The texts of a page at one moment, for whoever reads why a check failed. */
export interface Screen {
  readonly notices: readonly string[]
  readonly texts: readonly string[]
}

/** Runs in a browser, sent as text, so it uses nothing from outside. */
export const screenOf = (): Screen => {
  /** happy-dom has no `checkVisibility`, and draws nothing. */
  const isDrawn = (element: Partial<Element>) => element.checkVisibility?.() !== false
  const textsIn = (root: Node) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (nodes.nextNode() !== null) {
      const { parentElement, textContent } = nodes.currentNode
      const text = textContent?.replace(/\s+/g, ' ').trim()
      const isSeen = parentElement?.closest('script, style, noscript') === null
      if (text && isSeen && isDrawn(parentElement)) texts.push(text)
    }
    return texts
  }
  const notices = document.querySelectorAll('.toaster-toast, [role=alert]:not(.toaster-region)')
  return {
    notices: [...notices].map((notice) => textsIn(notice).join(' ')).filter(Boolean),
    texts: textsIn(document.body),
  }
}
