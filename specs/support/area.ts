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

/** A part of the page, as somebody uses it. All but `lacks` waits for what is not there yet. */
export type Area = ReturnType<typeof verbsOver> & { part: (role: string, name: Name) => Promise<Area> }

/** The user of the page opened last. */
const hands: { user?: UserEvent } = {}
const user = () => hands.user!

const verbsOver = (queries: Queries) => {
  const click = async (role: string, name: Name) => user().click(await queries.findByRole(role, { name }))
  const lacks = (role: string, name?: Name) => expect(queries.queryByRole(role, name ? { name } : {})).toBeNull()
  const field = (label: Name) => queries.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
  /** Types into the labelled field, unless the text is empty. */
  const write = async (label: Name, text: string) => {
    if (text !== '') await user().type(field(label), text)
  }
  return {
    ...queries,
    press: (button: Name) => click('button', button),
    pressFirst: async (name: Name) => user().click((await queries.findAllByRole('button', { name }))[0]!),
    follow: (link: Name) => click('link', link),
    choose: (checkbox: Name) => click('checkbox', checkbox),
    write,
    /** Writes all at once: each letter would draw the page again. */
    paste: async (label: Name, text: string) => {
      await user().click(field(label))
      await user().paste(text)
    },
    /** Replaces the field's text. */
    rewrite: async (label: Name, text: string) => {
      await user().clear(field(label))
      await write(label, text)
    },
    field,
    hasValue: (label: Name, value: string) => expect(field(label)).toHaveValue(value),
    /** An element is in the document, not hidden or folded by its HTML. There are no styles here: e2e tests what is seen. */
    has: async (role: string, ...names: readonly Name[]) => {
      for (const name of names) expect(await queries.findByRole(role, { name })).toBeVisible()
    },
    hasText: async (...texts: readonly Name[]) => {
      for (const text of texts) {
        const words = await queries.findByText(text)
        expect(words).toBeVisible()
        expect(isInaccessible(words), 'oculto para lectores de pantalla').toBe(false)
      }
    },
    hasFocus: (role: string, name: Name) => expect(queries.getByRole(role, { name })).toHaveFocus(),
    linksTo: async (name: Name, address: string) =>
      expect((await queries.findByRole('link', { name })).getAttribute('href')).toBe(address),
    href: (name: Name) => queries.getByRole('link', { name }).getAttribute('href'),
    /** The text of each element of this role. */
    texts: (role: string, name?: Name) => texts(queries.getAllByRole(role, name ? { name } : {})),
    /** Text and address of each link. */
    links: () => queries.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const),
    lacks,
    lacksText: (text: Name) => expect(queries.queryByText(text)).toBeNull(),
    /** Waits until `lacks` holds. */
    loses: (role: string, name?: Name) => waitFor(() => lacks(role, name)),
  }
}

const areaOver = (queries: Queries): Area => ({
  ...verbsOver(queries),
  part: async (role, name) => within(await queries.findByRole(role, { name })),
})

export const within = (element: HTMLElement): Area => areaOver(queriesWithin(element))
export const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

type ToastRole = 'alert' | 'status'
/** Regions are found by class: a query by role looks at the whole page, and this one runs again and again. */
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
  /** The library takes a section's `header` for a banner too: the site's comes first. */
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
  /** Moves fake timers. */
  passes: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  toasts,
  toast: (role: ToastRole, title: string, message: string) =>
    waitFor(() => expect(toasts(role)).toContain(`${title} ${message}`)),
}
export type PageArea = typeof PAGE

/** Adds all that somebody does and finds on a page. */
export const onPage = <T extends { readonly user: UserEvent }>(page: T): T & PageArea => {
  hands.user = page.user
  return Object.defineProperties(page, Object.getOwnPropertyDescriptors(PAGE)) as T & PageArea
}
