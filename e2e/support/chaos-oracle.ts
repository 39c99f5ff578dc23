import type { Page } from '@playwright/test'
import { noteTroubles } from './troubles.ts'

interface Look {
  readonly problems: readonly string[]
  readonly title: string
  readonly focus: string
  readonly busy: boolean
  readonly text: string
}

interface InPage {
  /** Requests that are not settled. */
  pending: number
  look: () => Look
  /** Waits until the screen is drawn and nothing is asked for; says what was still missing. */
  settled: (ms: number) => Promise<string | null>
  go: (path: string) => void
}

declare global {
  interface Window {
    oraculo: InPage
    /** Set by every hostile text that gets to run. */
    intrusa?: string
  }
}

/** Runs in the page before anything of the shop. */
const install = (hurry: Readonly<Record<number, number>>): void => {
  const say = (text: string) => console.error(`oráculo: ${text}`)
  document.addEventListener('securitypolicyviolation', (event) =>
    say(`violación de CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  const timer = window.setTimeout.bind(window)
  if (Object.keys(hurry).length > 0) {
    const hurried = (run: TimerHandler, ms?: number, ...rest: unknown[]) => timer(run, hurry[ms ?? 0] ?? ms, ...rest)
    window.setTimeout = hurried as typeof window.setTimeout
  }
  const fetch = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    window.oraculo.pending += 1
    try {
      const response = await fetch(...asked)
      window.oraculo.pending += 1
      let open = true
      const done = () => {
        if (open) window.oraculo.pending -= 1
        open = false
      }
      // A body that nobody reads is not waited for.
      const unread = timer(done, 1500)
      for (const way of ['text', 'arrayBuffer'] as const) {
        const read = response[way].bind(response) as () => Promise<never>
        response[way] = async () => {
          try {
            return await read()
          } finally {
            clearTimeout(unread)
            done()
          }
        }
      }
      return response
    } finally {
      window.oraculo.pending -= 1
    }
  }
  const LEAK = /\b(?:undefined|NaN|null)\b|\[object [A-Z]\w+\]|Invalid Date|<!DOCTYPE/
  const REORDERS = /[\u202A-\u202E\u2066-\u2069]/
  const NAMED = ['aria-label', 'alt', 'title', 'placeholder', 'value', 'content']
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const busy = () =>
    [...document.querySelectorAll('main [aria-busy="true"], main [role="status"]')].some((element) => {
      if (element.getAttribute('aria-busy') !== 'true' && element.textContent !== 'Cargando…') return false
      const { top, bottom } = element.getBoundingClientRect()
      // What lies further down loads when one comes near.
      return bottom > 0 && top < window.innerHeight
    })
  const ready = () => performance.getEntriesByName('hydrated').length > 0 && window.oraculo.pending === 0 && !busy()
  const look = (): Look => {
    const problems: string[] = []
    const text = document.body.innerText
    const leak = LEAK.exec(text)
    if (leak) problems.push(`texto de máquina a la vista: ${text.slice(Math.max(0, leak.index - 40), leak.index + 40)}`)
    if (REORDERS.test(text)) problems.push('marcas que reordenan el texto a la vista')
    if (LEAK.test(document.title) || document.title.trim() === '')
      problems.push(`título del documento: ${document.title}`)
    for (const element of document.querySelectorAll(NAMED.map((name) => `[${name}]`).join(','))) {
      for (const name of NAMED) {
        const value = element.getAttribute(name) ?? ''
        if (LEAK.test(value))
          problems.push(`texto de máquina en ${element.tagName.toLowerCase()}[${name}]: ${value.slice(0, 80)}`)
      }
    }
    if (![...document.querySelectorAll('header')].some(shown)) problems.push('no está el encabezado')
    const titles = [...document.querySelectorAll('h1')].filter(shown)
    if (titles.length !== 1) problems.push(`hay ${titles.length} h1`)
    else if ((titles[0]?.innerText ?? '').trim() === '') problems.push('el h1 está vacío')
    if (text.includes('Algo salió mal')) problems.push('la pantalla se rompió')
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const bad = !['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)
      // What leads elsewhere from the shop's own screens is WhatsApp and nothing else.
      const foreign =
        link.closest('main') !== null &&
        link.protocol.startsWith('http') &&
        ![location.origin, 'https://wa.me'].includes(link.origin)
      if (bad || foreign) problems.push(`enlace que no se debe: ${link.getAttribute('href')}`)
      if (link.target === '_blank' && !link.relList.contains('noopener'))
        problems.push(`enlace sin noopener: ${link.getAttribute('href')}`)
    }
    if (document.querySelector('main script, main iframe, main object, main embed, main [onerror], main [onload]'))
      problems.push('código ajeno en la pantalla')
    if (window.intrusa !== undefined) problems.push(`un texto ajeno corrió: ${window.intrusa}`)
    const { activeElement } = document
    const focus = activeElement === null || activeElement === document.body ? '' : activeElement.tagName.toLowerCase()
    return { problems, title: document.title, focus, busy: busy(), text }
  }
  const frame = () => new Promise((done) => requestAnimationFrame(() => timer(done, 0)))
  const settled = async (ms: number) => {
    const until = performance.now() + ms
    let quiet = 0
    while (quiet < 3 && performance.now() < until) {
      await frame()
      quiet = ready() ? quiet + 1 : 0
    }
    return quiet < 3
      ? `a los ${ms} ms aún no terminaba: ${window.oraculo.pending} peticiones${busy() ? ', cargando' : ''}`
      : null
  }
  const go = (path: string) => history.pushState(null, '', path)
  window.oraculo = { pending: 0, look, settled, go }
}

/** Timers of the client that a check need not sit through, in milliseconds: pauses between tries, and patience. */
export const HURRY = { 400: 5, 1200: 10, 10_000: 900, 20_000: 900 } as const

const PATIENCE = 20_000

const EXPECTED = [/^Failed to load resource/, /^\[puntada\] /, /net::ERR_/]

/** Writes that a visitor means once; view records may come again with every view. */
const WRITES = /\/api\/(?:register-user|login-user|suscribir|message-user|usuario-fav|create_pedido|recuperar)/

export interface Oracle {
  /** What went wrong since the last time it was asked. */
  problems(): readonly string[]
  look(): Promise<Look>
  /** Loads a screen and waits until what it asked for has come. */
  open(path: string): Promise<void>
  /** Goes to another screen within the page, waits, and looks; the focus must have gone along. */
  visit(path: string, ms?: number): Promise<Look>
  /** The visitor asked for it again: the same write may come again. */
  forgetWrites(): void
}

/** Watches a page, from before its first visit, for everything that must not happen, whatever the API answers. */
export const watch = async (
  page: Page,
  origin: string,
  hurry: Readonly<Record<number, number>> = {},
): Promise<Oracle> => {
  const { problems: found } = noteTroubles(page, origin, EXPECTED)
  const writes = new Set<string>()
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') found.push(`un texto ajeno abrió un aviso: ${dialog.message()}`)
    void dialog.accept()
  })
  page.on('popup', (popup) => found.push(`se abrió otra ventana: ${popup.url()}`))
  page.on('websocket', (socket) => found.push(`petición ajena: ${socket.url()}`))
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !WRITES.test(request.url())) return
    const write = `${new URL(request.url()).pathname} ${request.postData() ?? ''}`
    if (writes.has(write)) found.push(`POST repetido: ${write.slice(0, 200)}`)
    writes.add(write)
  })
  await page.addInitScript(install, hurry)
  const look = async (): Promise<Look> => {
    const seen = await page.evaluate(() => window.oraculo.look())
    found.push(...seen.problems)
    return seen
  }
  return {
    problems: () => found.splice(0),
    look,
    async open(path) {
      await page.goto(`${origin}${path}`)
      const late = await page.evaluate((most) => window.oraculo.settled(most), PATIENCE)
      if (late !== null) found.push(late)
    },
    async visit(path, ms = PATIENCE) {
      const seen = await page.evaluate(
        async ([to, most]) => {
          const settle = async () => {
            const late = await window.oraculo.settled(most)
            const seen = window.oraculo.look()
            return { ...seen, problems: [...(late === null ? [] : [late]), ...seen.problems] }
          }
          window.oraculo.go(to)
          const atTop = await settle()
          if (to !== '/') return atTop
          // What lies further down the home loads when one comes near.
          window.scrollTo(0, document.body.scrollHeight)
          const atEnd = await settle()
          const problems = [...atTop.problems, ...atEnd.problems]
          return { ...atEnd, problems, busy: atTop.busy || atEnd.busy }
        },
        [path, ms] as const,
      )
      found.push(...seen.problems.map((problem) => `${path}: ${problem}`))
      if (seen.focus === '') found.push(`${path}: el foco se perdió`)
      return seen
    },
    forgetWrites: () => writes.clear(),
  }
}
