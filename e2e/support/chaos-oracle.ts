import type { Page, Request } from '@playwright/test'
import { noteTroubles } from './troubles.ts'

interface InPage {
  problems: () => readonly string[]
  isQuiet: () => boolean
}

declare global {
  interface Window {
    oraculo: InPage
    /** Set by every hostile text that gets to run. */
    intrusa?: string
  }
}

/** Timers of the client that a check need not sit through, in milliseconds: pauses between tries, and patience. */
const HURRY: Readonly<Record<number, number>> = { 400: 5, 1200: 10, 10_000: 900, 20_000: 900 }

/** Runs in the page before anything of the shop. */
const install = (hurry: typeof HURRY): void => {
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`violación de CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  const timer = window.setTimeout.bind(window)
  const hurried = (run: TimerHandler, ms?: number, ...rest: unknown[]) => timer(run, hurry[ms ?? 0] ?? ms, ...rest)
  window.setTimeout = hurried as typeof window.setTimeout
  const LEAK = /\b(?:undefined|NaN|null)\b|\[object [A-Z]\w+\]|Invalid Date|<!DOCTYPE/
  const NAMED = ['aria-label', 'alt', 'title', 'placeholder', 'value', 'content']
  const isQuiet = () =>
    performance.getEntriesByName('hydrated').length > 0 &&
    ![...document.querySelectorAll('main [aria-busy="true"], main [role="status"]')].some((element) => {
      if (element.getAttribute('aria-busy') !== 'true' && element.textContent !== 'Cargando…') return false
      const { top, bottom } = element.getBoundingClientRect()
      // What lies further down loads when one comes near.
      return bottom > 0 && top < window.innerHeight
    })
  const problems = () => {
    const found: string[] = []
    const text = document.body.innerText
    const leak = LEAK.exec(text)
    if (leak) found.push(`texto de máquina a la vista: ${text.slice(Math.max(0, leak.index - 40), leak.index + 40)}`)
    if (/[\u202A-\u202E\u2066-\u2069]/.test(text)) found.push('marcas que reordenan el texto a la vista')
    if (LEAK.test(document.title) || document.title.trim() === '') found.push(`título: ${document.title}`)
    for (const element of document.querySelectorAll('*'))
      for (const name of NAMED) {
        const value = element.getAttribute(name) ?? ''
        if (LEAK.test(value)) found.push(`texto de máquina en ${element.tagName}[${name}]: ${value.slice(0, 80)}`)
      }
    const shown = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(name)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
    if (shown('header').length === 0) found.push('no está el encabezado')
    const titles = shown('h1').map((title) => title.innerText.trim())
    if (titles.length !== 1 || titles[0] === '') found.push(`los h1 son ${JSON.stringify(titles)}`)
    if (text.includes('Algo salió mal')) found.push('la pantalla se rompió')
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const bad = !['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)
      // What leads elsewhere from the shop's own screens is WhatsApp and nothing else.
      const foreign =
        link.closest('main') !== null &&
        link.protocol.startsWith('http') &&
        ![location.origin, 'https://wa.me'].includes(link.origin)
      if (bad || foreign) found.push(`enlace que no se debe: ${link.getAttribute('href')}`)
      if (link.target === '_blank' && !link.relList.contains('noopener'))
        found.push(`enlace sin noopener: ${link.getAttribute('href')}`)
    }
    if (document.querySelector('main script, main iframe, main object, main embed, main [onerror], main [onload]'))
      found.push('código ajeno en la pantalla')
    if (window.intrusa !== undefined) found.push(`un texto ajeno corrió: ${window.intrusa}`)
    return found
  }
  window.oraculo = { problems, isQuiet }
}

const PATIENCE_MS = 20_000

const EXPECTED = [/^Failed to load resource/, /^\[puntada\] /, /net::ERR_/]

export interface Oracle {
  /** What went wrong since the last time it was asked. */
  problems(): readonly string[]
  look(): Promise<void>
  /** Loads a screen and waits until what it asked for has come. */
  open(path: string): Promise<void>
  /** Goes to another screen within the page, waits, and looks; the focus must have gone along. */
  visit(path: string): Promise<void>
}

/** Watches a page, from before its first visit, for everything that must not happen, whatever the API answers. */
export const watch = async (page: Page, origin: string): Promise<Oracle> => {
  const { problems: found } = noteTroubles(page, origin, EXPECTED)
  const waiting = new Set<Request>()
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') found.push(`un texto ajeno abrió un aviso: ${dialog.message()}`)
    void dialog.accept()
  })
  page.on('popup', (popup) => found.push(`se abrió otra ventana: ${popup.url()}`))
  page.on('websocket', (socket) => found.push(`petición ajena: ${socket.url()}`))
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') waiting.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => waiting.delete(request))
  await page.addInitScript(install, HURRY)

  /** Until the screen is drawn and nothing is asked for, for three frames. */
  const settle = async (): Promise<void> => {
    const until = Date.now() + PATIENCE_MS
    for (let quiet = 0; quiet < 3;) {
      const isQuiet = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        return window.oraculo.isQuiet()
      })
      quiet = isQuiet && waiting.size === 0 ? quiet + 1 : 0
      if (Date.now() < until) continue
      found.push(`aún no terminaba: ${[...waiting].map((request) => request.url()).join(' ')}`)
      return
    }
  }
  const look = async (): Promise<void> => {
    const path = new URL(page.url()).pathname
    const problems = await page.evaluate(() => window.oraculo.problems())
    found.push(...problems.map((problem) => `${path}: ${problem}`))
  }
  return {
    problems: () => found.splice(0),
    look,
    async open(path) {
      waiting.clear()
      await page.goto(`${origin}${path}`)
      await settle()
    },
    async visit(path) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await settle()
      await look()
      if (await page.evaluate(() => document.activeElement === document.body)) found.push(`${path}: el foco se perdió`)
      if (path !== '/') return
      // What lies further down the home loads when one comes near.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await settle()
      await look()
    },
  }
}
