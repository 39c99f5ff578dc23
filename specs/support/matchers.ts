import { isInaccessible } from '@testing-library/react'
import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<R, T = unknown> {
    /** In the document, with neither it nor anything around it hidden. */
    toBeShown: () => R
  }
}

expect.extend({
  toBeShown(received: unknown) {
    const element = received instanceof Element ? received : null
    const inside = element !== null && document.contains(element)
    return {
      pass: inside && !isInaccessible(element),
      message: () =>
        element === null
          ? `Se esperaba un elemento de la página y llegó ${String(received)}`
          : `Se esperaba ${this.isNot ? 'que no se mostrara' : inside ? 'que se mostrara' : 'en la página'}: ` +
            `${element.localName} «${(element.textContent ?? '').slice(0, 120)}»`,
    }
  },
})
