import './site-notice.css'

interface Action {
  label: string
  run: () => void
}

export interface Notice {
  /** Replaces the former message. */
  say(text: string, action?: Action): void
  clear(): void
}

const button = (document: Document, { label, run }: Action, tone: string): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `btn ${tone}`
  element.textContent = label
  element.addEventListener('click', run)
  return element
}

/** One polite live region outside React's tree, there before its text, because screen readers announce only changes. */
export const createNotice = (document: Document): Notice => {
  const region = document.createElement('div')
  region.className = 'site-notice'
  region.setAttribute('role', 'status')
  document.body.append(region)
  const clear = () => region.replaceChildren()
  return {
    clear,
    say(text, action) {
      const words = document.createElement('p')
      words.textContent = text
      const close = button(document, { label: action === undefined ? 'Cerrar' : 'Ahora no', run: clear }, 'btn-ghost')
      region.replaceChildren(words, ...(action === undefined ? [] : [button(document, action, 'btn-quiet')]), close)
    },
  }
}
