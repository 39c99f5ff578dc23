import { test as base, expect, type Page, type Request } from '@playwright/test'

interface Options {
  /** What this check expects on the console; anything else at error or warning level fails it. */
  tolerates: readonly RegExp[]
}

/** Marks that must never reach a visitor's eyes. */
const LEAKS = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|<!DOCTYPE/i

/**
 * Playwright's test with a watched page: an uncaught error, unexpected console output, a request to a foreign origin
 * and machine words in the visible text each fail the check.
 */
export const test = base.extend<Options>({
  tolerates: [[], { option: true }],
  page: async ({ page, baseURL, tolerates }, use) => {
    const problems: string[] = []
    const origin = new URL(baseURL ?? 'http://localhost').origin
    page.on('pageerror', (error) => problems.push(`error sin atender: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (!['error', 'warning'].includes(message.type()) || tolerates.some((pattern) => pattern.test(text))) return
      problems.push(`consola: ${text} ${message.location().url}`.trimEnd())
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`petición ajena: ${request.url()}`)
    })
    await use(page)
    if (!page.isClosed()) {
      const text = await page.locator('body').innerText()
      if (LEAKS.test(text)) problems.push(`texto de máquina a la vista: ${LEAKS.exec(text)?.[0]}`)
    }
    expect(problems).toEqual([])
  },
})

/** The demo account of the simulated shop. */
export const DEMO = { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', password: 'mayoreo123' }

/** Starts the visit as somebody who logged in before, without the two seconds of the form. */
export const asDemo = async (page: Page): Promise<void> => {
  await page.addInitScript(({ name, mail }) => {
    if (sessionStorage.getItem('sembrada') !== null) return
    sessionStorage.setItem('sembrada', '1')
    localStorage.setItem('puntada_name', JSON.stringify(name))
    localStorage.setItem('puntada_mail', JSON.stringify(mail))
    localStorage.setItem('puntada_phone', JSON.stringify('4451234567'))
  }, DEMO)
}

/** The writes that the page sends to an endpoint, as they go: `postsTo(page, 'create_pedido.php')`. */
export const postsTo = (page: Page, endpoint: string): readonly Request[] => {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(`/${endpoint}`)) posts.push(request)
  })
  return posts
}

export { expect }
