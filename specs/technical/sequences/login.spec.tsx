import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe, vi } from 'vitest'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { ANA, EVA } from '../../support/device.ts'
import { CARDS, Entrance, PEOPLE, type Post } from './login-world.tsx'
import { often, sequences, step } from './world.ts'

/** How a request ends: whether it was done, and what the browser hears of it. */
const ENDS = {
  done: { isDone: true, result: ok(undefined) },
  refused: { isDone: false, result: fail({ kind: 'refused', text: 'No' }) },
  'never left': { isDone: false, result: fail({ kind: 'offline' }) },
  'answer lost': { isDone: true, result: fail({ kind: 'timeout' }) },
  'session ended': { isDone: false, result: fail({ kind: 'unauthorised' }) },
} as const satisfies Record<string, { isDone: boolean; result: Result<unknown> }>
type End = keyof typeof ENDS

const SOCIAL: Record<string, IdentityResult> = {
  ana: { ok: true, account: { name: ANA.name, email: ANA.mail, phone: '', token: '' } },
  eva: { ok: true, account: { name: EVA.name, email: EVA.mail, phone: '', token: '' } },
  closed: { ok: false, error: 'popup-closed-by-user' },
  'no mail': { ok: true, account: { name: 'X', email: ' ', phone: '', token: '' } },
}
const personWith = (mail: string) => [ANA, EVA].find((one) => one.mail === mail)!
const LOGINS: readonly Post['kind'][] = ['login', 'loginSocial', 'register']
const RETRY = /^(Reintentar|Enviar otra vez)$/

const nth = <T,>(list: readonly T[], at: number): T => list[at % list.length]!

/** What becomes of the server's record, and of the model where the page hears of it. */
const end = (site: Entrance, { kind, user, what, page, isAbandoned, isOfIntent }: Post, how: End) => {
  const { isDone } = ENDS[how]
  const isHeard = page === site.pages && !isAbandoned
  const person = personWith(user)
  site.isStale ||= page !== site.pages
  if (kind === 'add' && isDone) site.favourites.get(user)!.add(what)
  if (kind === 'remove' && isDone) site.favourites.get(user)!.delete(what)
  if (kind === 'message' && isDone) site.messages.push({ user, text: what, id: what })
  if (!isHeard) return
  if ((kind === 'login' || kind === 'loginSocial') && how === 'done') site.succeeded(person)
  if (kind === 'register' && how === 'done') {
    site.truths.push('Tu cuenta quedó creada.')
    site.askedFor('loginSocial', '', user)
  }
  if (kind === 'order') site.order.isDraft = !isDone && how !== 'answer lost'
  if (isOfIntent && kind === 'add' && isDone && site.mail() === user) site.truths.push('ya está en tus favoritos')
  if (how === 'session ended') site.endedByServer(user)
  const wanted = isOfIntent ? undefined : site.wanted.get(`${user} ${what}`)
  const isThere = site.favourites.get(user)?.has(what)
  if (
    (kind === 'add' || kind === 'remove') &&
    wanted !== undefined &&
    wanted !== kind &&
    isThere === (wanted === 'remove')
  )
    site.askedFor(wanted, what, user)
  if (how !== 'session ended') return
  const waiting = { what, user, isReady: false, hasMovedOn: false }
  if (kind === 'add' && !isOfIntent) site.waiting = { ...waiting, kind: 'favourite', path: site.where }
  if (kind === 'message' || kind === 'order') site.waiting = { ...waiting, kind, path: '' }
}

const write = (input: Element, value: string) => act(() => void fireEvent.input(input, { target: { value } }))
const isBusy = (site: Entrance) =>
  site.loggedInAt !== null ||
  site.open.some(({ kind, page, isAbandoned }) => LOGINS.includes(kind) && page === site.pages && !isAbandoned)
const heartOf = (name: string) => new RegExp(`^(Guardar en|Quitar de) favoritos: ${name}$`)
const fieldsOf = (site: Entrance) => {
  const form = site.mailField()!.form!
  return { form, password: form.querySelector<HTMLInputElement>('[name=password]')! }
}
const isAtForm = (site: Entrance): boolean => site.mailField() !== null

const STEPS = [
  ...often(
    2,
    step(
      'type',
      [fc.constantFrom(ANA.mail, EVA.mail, 'an', ''), fc.constantFrom('x', 'x', '')],
      (site: Entrance, mail: string, password: string) => {
        write(site.mailField()!, mail)
        write(fieldsOf(site).password, password)
        site.typed = mail
      },
      (site) => isAtForm(site),
    ),
  ),
  ...often(
    4,
    step(
      'log in',
      [fc.constantFrom(ANA.mail, ANA.mail, EVA.mail, null), fc.boolean()],
      async (site: Entrance, as: string | null, isDouble: boolean) => {
        const { form, password } = fieldsOf(site)
        if (as !== null) {
          write(site.mailField()!, as)
          write(password, 'x')
          site.typed = as
        }
        const mail = site.mailField()!.value
        if (!isBusy(site)) {
          site.typed = mail
          site.window = null
          if (mail !== '' && password.value !== '') site.askedFor('login', '', mail)
        }
        const submit = form.querySelector<HTMLButtonElement>('[type=submit]')!
        act(() => submit.click())
        if (isDouble) act(() => submit.click())
      },
      (site) => isAtForm(site),
    ),
  ),
  step(
    'with Google',
    [],
    (site: Entrance) => site.press(/^Continuar con Google$/),
    (site) => isAtForm(site),
  ),
  step(
    'the window of Google',
    [fc.constantFrom('ana', 'eva', 'closed', 'no mail')],
    async (site: Entrance, who) => {
      const account = SOCIAL[who]!
      if (account.ok && account.account.email.trim() !== '') site.askedFor('loginSocial', '', account.account.email)
      const answer = site.window!
      site.window = null
      await act(async () => answer(account))
    },
    (site) => site.window !== null,
  ),
  step(
    'register with Google',
    [],
    async (site: Entrance) => {
      const mail = site.refused!
      if (!isBusy(site)) site.askedFor('register', '', mail)
      await site.press(/^Crear cuenta con Google$/)
    },
    (site) => site.find(/^Crear cuenta con Google$/) !== undefined,
  ),
  ...often(
    5,
    step(
      'answer',
      [fc.nat(5), fc.constantFrom<End>('done', 'done', ...(Object.keys(ENDS) as End[]))],
      async (site: Entrance, which, drawn) => {
        const post = nth(site.open, which)
        site.open = site.open.filter((one) => one !== post)
        const { kind, user, page } = post
        // Whose session should end where nobody has one?
        const isNo = drawn === 'session ended' || (drawn === 'done' && personWith(user) === undefined)
        const how = LOGINS.includes(kind) && isNo ? 'refused' : drawn
        if (kind === 'loginSocial' && how === 'refused') site.refused = user
        if (how === 'session ended' && page === site.pages && !LOGINS.includes(kind))
          act(() => site.page.services.currentSession.onUnauthorised(user))
        end(site, post, how)
        const value = kind === 'order' ? { folio: 'F' } : LOGINS.includes(kind) ? personWith(user) : undefined
        // A page that was left hears nothing.
        if (page === site.pages)
          await act(async () => post.answer((how === 'done' ? ok(value) : ENDS[how].result) as Result<never>))
      },
      (site) => site.open.length > 0,
    ),
  ),
  ...often(
    2,
    step(
      'two seconds',
      [],
      async (site: Entrance) => {
        site.clock.time += 2000
        await act(async () => void vi.advanceTimersByTime(2000))
      },
      (site) => site.loggedInAt !== null,
    ),
  ),
  ...often(
    4,
    step(
      'heart',
      [fc.nat(1)],
      async (site: Entrance, which) => {
        const { id, name } = CARDS[which]!
        const kind = site.find(heartOf(name))!.getAttribute('aria-label')!.startsWith('Quitar') ? 'remove' : 'add'
        const isPending = site.find(heartOf(name))!.getAttribute('aria-busy') === 'true'
        if (site.may('favourite', id)) {
          site.wanted.set(`${site.mail()} ${id}`, kind)
          if (!isPending) site.askedFor(kind, id)
        }
        await site.press(heartOf(name))
      },
      (site, which) => site.dialog() === null && site.find(heartOf(CARDS[which]!.name)) !== undefined,
    ),
  ),
  ...often(
    3,
    step(
      'go to',
      [fc.constantFrom('/', '/favoritos', '/chat/2', '/login')],
      (site: Entrance, path) => site.go(path),
      (site, path) => path !== site.where,
    ),
  ),
  ...often(
    4,
    step(
      'move on before the page loads again',
      [fc.constantFrom('/', '/favoritos', '/chat/2')],
      async (site: Entrance, path) => {
        await site.go(path)
        site.check()
        site.clock.time += 2000
        await act(async () => void vi.advanceTimersByTime(2000))
      },
      (site, path) => site.loggedInAt !== null && path !== site.where,
    ),
  ),
  step(
    'log in for a screen',
    [],
    async (site: Entrance) => {
      site.may('go', site.where)
      act(() => document.querySelector<HTMLElement>('main .empty-state button')!.click())
    },
    (site) => site.dialog() === null && document.querySelector('main .empty-state button') !== null,
  ),
  step(
    'write to the maker',
    [],
    async (site: Entrance) => {
      if (site.may('chat', '')) site.moved('/chat/2')
      await site.press(/^Enviar mensaje$/)
    },
    (site) => site.dialog() === null && site.find(/^Enviar mensaje$/) !== undefined,
  ),
  step(
    'write in the chat',
    [fc.nat(9)],
    (site: Entrance, which) => {
      const text = `Hola ${which} de ${site.mail()}`
      write(site.chatField()!, text)
      site.drafts.set(site.mail(), text)
    },
    (site) => site.chatField() !== null,
  ),
  step(
    'send the message',
    [],
    async (site: Entrance) => {
      site.askedFor('message', site.drafts.get(site.mail()))
      site.drafts.set(site.mail(), '')
      await site.press(/^Enviar$/)
    },
    (site) =>
      site.chatField() !== null &&
      (site.drafts.get(site.mail()) ?? '') !== '' &&
      !site.open.some(({ kind }) => kind === 'message'),
  ),
  step(
    'retry the message',
    [],
    async (site: Entrance) => {
      const text = site.find(RETRY)!.closest('li')!.querySelector('p')!.textContent
      if (site.may('message', text)) site.askedFor('message', text)
      await site.press(RETRY)
    },
    (site) =>
      site.chatField() !== null && site.find(RETRY) !== undefined && !site.open.some(({ kind }) => kind === 'message'),
  ),
  step(
    'open the order',
    [],
    (site: Entrance) => site.press(/^Pedido/),
    (site) => site.dialog() === null,
  ),
  ...often(
    3,
    step(
      'send the order',
      [],
      async (site: Entrance) => {
        if (site.may('orders', '')) {
          site.askedFor('order')
          site.order.isDraft = false
        }
        await site.press(/^Enviar pedido a/)
      },
      (site) => site.find(/^Enviar pedido a/) !== undefined,
    ),
  ),
  step(
    'close',
    [],
    async (site: Entrance) => {
      if (site.titled('Ingresa a tu cuenta') && site.loggedInAt === null) site.waiting = null
      await site.press(/^(Cerrar|Cancelar)$/)
    },
    (site) => site.find(/^(Cerrar|Cancelar)$/) !== undefined && site.dialog() !== null,
  ),
  step(
    'open the account',
    [],
    (site: Entrance) => site.press(/^(Ingresar|Mi cuenta) ?$/),
    (site) => site.dialog() === null && site.where !== '/login',
  ),
  step(
    'log out',
    [],
    async (site: Entrance) => {
      await site.press(/^Cerrar sesión$/)
      site.become(null)
      await site.press(/^Sí, cerrar sesión$/)
    },
    (site) => site.titled('Mi cuenta'),
  ),
  step('the other tab logs in or out', [fc.nat(2)], async (site: Entrance, who) => {
    const person = PEOPLE[who] ?? null
    site.become(person)
    await act(async () => (person === null ? site.other.session.clear() : void site.other.session.write(person)))
  }),
  step(
    'the server ends the session',
    [],
    async (site: Entrance) => {
      site.endedByServer(site.mail())
      await act(async () => site.page.services.currentSession.onUnauthorised(site.mail()))
    },
    (site) => site.session !== null && !site.isAsked && !site.titled('Seguro que'),
  ),
  step('reload', [], (site: Entrance) => site.reload()),
]

describe('Ingresar, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.57 lo empezado se completa una vez y por su persona, y quien siguió por su cuenta se queda en donde está',
    () => Entrance.open(),
    STEPS,
    0.06,
  )
})
