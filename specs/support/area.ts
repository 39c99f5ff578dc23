import {
  act,
  type BoundFunctions,
  isInaccessible,
  type queries,
  screen,
  waitFor,
  within as queriesWithin,
} from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'

type Name = string | RegExp
type Queries = BoundFunctions<typeof queries>

/** What somebody does and finds in a part of the page. What is not there yet is waited for, but by `lacks`. */
export type Area = ReturnType<typeof verbsOver> & { part: (role: string, name: Name) => Promise<Area> }

/** Those of the page that was opened last. */
const hands: { user?: UserEvent } = {}
const user = () => hands.user!

const verbsOver = (found: Queries) => {
  const click = async (role: string, name: Name) => user().click(await found.findByRole(role, { name }))
  const lacks = (role: string, name?: Name) => expect(found.queryByRole(role, name ? { name } : {})).toBeNull()
  const field = (label: Name) => found.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
  /** By its label; only what is not empty. */
  const write = async (label: Name, text: string) => {
    if (text !== '') await user().type(field(label), text)
  }
  return {
    ...found,
    press: (button: Name) => click('button', button),
    /** The first of several. */
    pressFirst: async (name: Name) => user().click((await found.findAllByRole('button', { name }))[0]!),
    follow: (link: Name) => click('link', link),
    choose: (checkbox: Name) => click('checkbox', checkbox),
    write,
    /** As `write`, all at once: each letter would draw the page again. */
    paste: async (label: Name, text: string) => {
      await user().click(field(label))
      await user().paste(text)
    },
    /** In place of what the field says. */
    rewrite: async (label: Name, text: string) => {
      await user().clear(field(label))
      await write(label, text)
    },
    field,
    hasValue: (label: Name, value: string) => expect(field(label)).toHaveValue(value),
    /** In the document, and not hidden or folded by its HTML: there are no styles here. What is seen is for e2e. */
    has: async (role: string, ...names: readonly Name[]) => {
      for (const name of names) expect(await found.findByRole(role, { name })).toBeVisible()
    },
    hasText: async (...texts: readonly Name[]) => {
      for (const text of texts) {
        const words = await found.findByText(text)
        expect(words).toBeVisible()
        expect(isInaccessible(words), 'oculto para lectores de pantalla').toBe(false)
      }
    },
    hasFocus: (role: string, name: Name) => expect(found.getByRole(role, { name })).toHaveFocus(),
    linksTo: async (name: Name, address: string) =>
      expect((await found.findByRole('link', { name })).getAttribute('href')).toBe(address),
    href: (name: Name) => found.getByRole('link', { name }).getAttribute('href'),
    /** What each of this role says. */
    texts: (role: string, name?: Name) => texts(found.getAllByRole(role, name ? { name } : {})),
    /** Of each link its text and its address. */
    links: () => found.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const),
    lacks,
    lacksText: (text: Name) => expect(found.queryByText(text)).toBeNull(),
    /** Waits until it lacks it. */
    loses: (role: string, name?: Name) => waitFor(() => lacks(role, name)),
  }
}

const areaOver = (found: Queries): Area => ({
  ...verbsOver(found),
  part: async (role, name) => within(await found.findByRole(role, { name })),
})

export const within = (element: HTMLElement): Area => areaOver(queriesWithin(element))
export const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

type ToastRole = 'alert' | 'status'
/** By what the regions are called: a query by role looks at the whole page, and this one is asked again and again. */
const toasts = (role: ToastRole) =>
  [...document.querySelectorAll(`.toaster-region[role="${role}"]`)].flatMap(({ children }) =>
    [...children].map((toast) => {
      const title = toast.querySelector('p')?.textContent ?? ''
      return `${title} ${toast.textContent.slice(title.length)}`
    }),
  )

const PAGE = {
  ...areaOver(screen),
  screen,
  get main() {
    return within(screen.getByRole('main'))
  },
  /** The library takes the `header` of a section for a banner too: the site's own comes first. */
  get header() {
    return within(screen.getAllByRole('banner')[0]!)
  },
  get footer() {
    return within(screen.getByRole('contentinfo'))
  },
  arrivesAt: async (name: Name) => {
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  },
  hasQuery: (query: string) => expect(window.location.search).toBe(query),
  goBack: () => act(() => window.history.back()),
  /** Of fake timers. */
  passes: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  toasts,
  toast: (role: ToastRole, title: string, message: string) =>
    waitFor(() => expect(toasts(role)).toContain(`${title} ${message}`)),
}
export type PageArea = typeof PAGE

/** What is known of a page, with all that somebody does and finds in it. */
export const onPage = <T extends { readonly user: UserEvent }>(own: T): T & PageArea => {
  hands.user = own.user
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(PAGE)) as T & PageArea
}
