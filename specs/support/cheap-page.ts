import * as React from 'react'

/**
 * Three shortcuts for what the profile of the specifications shows as work without an answer of its own. None changes
 * what is answered: each covers only the case where the answer is known, and leaves the rest to the simulated browser.
 */

/** Stylesheets are not read in specs: without one and without inline styles, the tag alone decides. */
const cheapStyles = (): void => {
  const real = window.getComputedStyle.bind(window)
  const known = new Map<string, Readonly<Record<string, string>>>()

  const hasInlineStyle = (element: Element | null): boolean => {
    for (let at = element; at !== null; at = at.parentElement) if (at.hasAttribute('style')) return true
    return false
  }

  const byTag = (element: Element): Readonly<Record<string, string>> => {
    const key = `${element.namespaceURI} ${element.localName} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')}`
    let style = known.get(key)
    if (style === undefined) {
      const { display, visibility } = real(element)
      known.set(key, (style = { display, visibility }))
    }
    return style
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo != null || !element.isConnected || document.styleSheets.length > 0 || hasInlineStyle(element)) return real(element, pseudo)
    const style = byTag(element)
    const of = (name: string): string => style[name] ?? real(element).getPropertyValue(name)
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? of : (style[String(name)] ?? (Reflect.get(real(element), name) as unknown))),
    })
  }
}

/** A simple selector that begins with a tag (`input[type="radio"]`, what roles are told by) matches no other tag. */
const cheapMatches = (): void => {
  const real = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean
  const tags = new Map<string, string>()
  const tagOf = (selector: string): string => {
    let tag = tags.get(selector)
    if (tag === undefined) tags.set(selector, (tag = /^([a-z][a-z0-9]*)(?:[[:][^\s,>+~]*)?$/.exec(selector)?.[1] ?? ''))
    return tag
  }
  const matches = function (this: Element, selector: string): boolean {
    const tag = tagOf(selector)
    return (tag === '' || tag === this.localName) && Reflect.apply(real, this, [selector])
  }
  Object.assign(Element.prototype, { matches })
}

/**
 * React's development build takes a stack trace for every element, for warnings that say where it was made. It stops
 * after ten thousand; here it stops at once. The warnings themselves stay, and fail the check.
 */
const cheapElements = (): void => {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const internals = (React as unknown as Record<string, object | undefined>)[name]
  if (internals === undefined) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 1e5,
    set() {
      // Reset by React before every render.
    },
    configurable: true,
  })
}

const DONE = Symbol.for('puntada.cheap-page')

/** Makes the simulated page cheap to ask. Idempotent. */
export const makeCheap = (): void => {
  if (DONE in window) return
  Object.defineProperty(window, DONE, { value: true })
  cheapStyles()
  cheapMatches()
  cheapElements()
}
