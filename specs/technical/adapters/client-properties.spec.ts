// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRelativeUrl } from '../../../src/adapters/http/client/client.ts'

describe('R7.02 El token CSRF, con cualquier dirección', () => {
  it('nunca toma por relativa una dirección que el navegador llevaría a otro sitio', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      '.',
      '..',
      '?',
      '#',
      '@',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'https',
      'HTTP',
      'javascript',
      'host.mx',
      '%2f',
      'á',
    )
    const address = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string().map((rest) => `https://${rest}`),
      fc.string(),
    )
    fc.assert(
      fc.property(address, (url) => {
        if (!isRelativeUrl(url) || !URL.canParse(url, 'https://puntada.mx/a/b')) return
        expect(new URL(url, 'https://puntada.mx/a/b').origin).toBe('https://puntada.mx')
      }),
      { numRuns: 300 },
    )
  })
})
