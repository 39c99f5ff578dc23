import {
  type BoundFunctions,
  isInaccessible,
  type queries,
  screen,
  waitFor,
  within as queriesWithin,
} from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

type Name = string | RegExp
type Queries = BoundFunctions<typeof queries>

/** What somebody does and finds in a part of the page. What is not there yet is waited for, but by `lacks`. */
interface Verbs {
  press: (button: Name) => Promise<void>
  /** The first of several. */
  pressFirst: (button: Name) => Promise<void>
  follow: (link: Name) => Promise<void>
  choose: (checkbox: Name) => Promise<void>
  /** By its label; only what is not empty. */
  write: (label: Name, text: string) => Promise<void>
  /** In place of what the field says. */
  rewrite: (label: Name, text: string) => Promise<void>
  field: (label: Name) => HTMLInputElement
  part: (role: string, name: Name) => Promise<Area>
  /** In the document, and not hidden or folded by its HTML: there are no styles here. What is seen is for e2e. */
  has: (role: string, ...names: readonly Name[]) => Promise<void>
  hasText: (...texts: readonly Name[]) => Promise<void>
  hasFocus: (role: string, name: Name) => void
  linksTo: (link: Name, address: string) => Promise<void>
  href: (link: Name) => string | null
  /** Of each link its text and its address. */
  links: () => (readonly [string, string | null])[]
  /** What each of this role says. */
  texts: (role: string, name?: Name) => (string | null)[]
  lacks: (role: string, name?: Name) => void
  lacksText: (text: Name) => void
  /** Waits until it lacks it. */
  loses: (role: string, name?: Name) => Promise<void>
}
export type Area = Queries & Verbs

/** Those of the page that was opened last. */
const hands: { user?: UserEvent } = {}
const user = () => hands.user!

const areaOver = (found: Queries): Area => {
  const click = async (role: string, name: Name) => user().click(await found.findByRole(role, { name }))
  const lacks = (role: string, name?: Name) => expect(found.queryByRole(role, name ? { name } : {})).toBeNull()
  const field = (label: Name) => found.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
  const write = async (label: Name, text: string) => {
    if (text !== '') await user().type(field(label), text)
  }
  return {
    ...found,
    press: (name) => click('button', name),
    pressFirst: async (name) => user().click((await found.findAllByRole('button', { name }))[0]!),
    follow: (name) => click('link', name),
    choose: (name) => click('checkbox', name),
    write,
    rewrite: async (label, text) => {
      await user().clear(field(label))
      await write(label, text)
    },
    field,
    part: async (role, name) => within(await found.findByRole(role, { name })),
    has: async (role, ...names) => {
      for (const name of names) expect(await found.findByRole(role, { name })).toBeVisible()
    },
    hasText: async (...texts) => {
      for (const text of texts) {
        const words = await found.findByText(text)
        expect(words).toBeVisible()
        expect(isInaccessible(words), 'oculto para lectores de pantalla').toBe(false)
      }
    },
    hasFocus: (role, name) => expect(found.getByRole(role, { name })).toHaveFocus(),
    linksTo: async (name, address) =>
      expect((await found.findByRole('link', { name })).getAttribute('href')).toBe(address),
    href: (name) => found.getByRole('link', { name }).getAttribute('href'),
    texts: (role, name) => texts(found.getAllByRole(role, name ? { name } : {})),
    links: () => found.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    lacks,
    lacksText: (text) => expect(found.queryByText(text)).toBeNull(),
    loses: (role, name) => waitFor(() => lacks(role, name)),
  }
}

export const within = (element: HTMLElement): Area => areaOver(queriesWithin(element))
export const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

type ToastRole = 'alert' | 'status'
/** By what the regions are called: a query by role looks at the whole page, and this one is asked again and again. */
const toasts = (role: ToastRole) =>
  [...document.querySelectorAll(`.toaster-region[role="${role}"]`)].flatMap(({ children }) => texts([...children]))

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
  /** Waits for the screen with this title. */
  arrivesAt: async (name: Name) => {
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  },
  toasts,
  toast: (role: ToastRole, title: string, message: string) =>
    waitFor(() => expect(toasts(role)).toContain(title + message)),
}
export type PageArea = typeof PAGE

/** What is known of a page, with all that somebody does and finds in it. */
export const onPage = <T extends { readonly user: UserEvent }>(own: T): T & PageArea => {
  hands.user = own.user
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(PAGE)) as T & PageArea
}
