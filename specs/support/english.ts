/** Words that English cannot do without, and those of its buttons and messages; none of them is a Spanish word. */
const ENGLISH = new RegExp(
  '\\b(?:' +
    'the|and|of|your|you|with|for|this|please|not found|loading|search|login|log in|logout|log out|signin' +
    '|sign in|signup|sign up|submit|cancel|close|next|previous|retry|cart|order|price|size|save|send' +
    '|message|messages|home|page|password|email|failed|wrong' +
    ')\\b',
  'gi',
)

/** All that the page says, to the eye and to a screen reader. */
const texts = (): string => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = [document.title]
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode
    if (!/^(?:SCRIPT|STYLE)$/.test(parentElement?.tagName ?? '')) found.push(textContent ?? '')
  }
  for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
  }
  return found.join('\n')
}

/** The words of English on the page, each once. */
export const englishWords = (): readonly string[] => [
  ...new Set(
    texts()
      .match(ENGLISH)
      ?.map((word) => word.toLowerCase()),
  ),
]
