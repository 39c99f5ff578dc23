import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** Most journeys go without a worker, which would answer a later one with what an earlier one saw. */
const NO_WORKER = /^Service Worker registration blocked by Playwright/

/** Notes uncaught errors, unexpected console output and requests to a foreign origin, until it is stopped. */
export const noteTroubles = (page: Page, origin: string, expected: readonly RegExp[]) => {
  const problems: string[] = []
  const note = (what: string, text: string, where = ''): void => {
    if (![NO_WORKER, ...expected].some((pattern) => pattern.test(text)))
      problems.push(`${what}: ${text.slice(0, 300)} ${where}`.trimEnd())
  }
  // Firefox reports here what others say on the console: what its security policy refused.
  const onError = ({ message }: Error) => note('error sin atender', message)
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) note('consola', message.text(), message.location().url)
  }
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note('petición ajena', url.href)
  }
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest)
  const stop = () => page.off('pageerror', onError).off('console', onConsole).off('request', onRequest)
  return { problems, stop }
}
