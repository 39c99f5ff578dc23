import fc from 'fast-check'
import { describe, vi } from 'vitest'
import { ok, type Result } from '../../../src/domain/result.ts'
import { aProduct } from '../../support/builders.ts'
import { ANA, EVA } from '../../support/device.ts'
import { ends, often, sequences, step } from './world.ts'
import {
  PEOPLE,
  SCREENS,
  ENDS,
  SOCIAL,
  LOGINS,
  personWith,
  Entrance,
  end,
  thread,
  stuck,
  draft,
  isWriting,
} from './login-world.ts'

// @vitest-environment node

const STEPS = [
  ...often(
    4,
    step(
      'log in',
      [fc.constantFrom(ANA.mail, ANA.mail, EVA.mail, ''), fc.boolean()],
      (site: Entrance, email, isDouble) => {
        const { login, social } = site.site.loginFlow
        site.window = null
        if (email !== '') site.want('login', '', email)
        social.send({ type: 'abandoned' })
        login.send({ type: 'form.sent', credentials: { email, password: 'x' } })
        if (isDouble) login.send({ type: 'form.sent', credentials: { email, password: 'x' } })
      },
      (site) => !site.isBusy(),
    ),
  ),
  step('leave the form', [], (site: Entrance) => {
    site.site.loginFlow.login.send({ type: 'abandoned' })
    for (const { request } of site.server.underWay()) request.isAbandoned ||= request.kind === 'login'
  }),
  step(
    'with Google',
    [],
    (site: Entrance) => site.site.loginFlow.social.send({ type: 'provider.chosen', provider: 'Google', step: 'logIn' }),
    (site) => !site.isBusy(),
  ),
  step(
    'the window of Google',
    [fc.constantFrom<keyof typeof SOCIAL | 'closed'>('ana', 'eva', 'none', 'closed')],
    (site: Entrance, who) => {
      const result = who === 'closed' ? ({ ok: false, error: 'popup-closed-by-user' } as const) : SOCIAL[who]
      if (result.ok && result.account.email !== ' ') site.want('loginSocial', '', result.account.email)
      site.window!(result)
      site.window = null
    },
    (site) => site.window !== null && !site.isBusy(),
  ),
  step(
    'register with Google',
    [],
    ({ site, ...entrance }: Entrance) => {
      const { social } = site.loginFlow
      entrance.want('register', '', social.getSnapshot().context.account.email)
      social.send({ type: 'registration.chosen' })
    },
    (site) => !site.isBusy() && site.site.loginFlow.social.getSnapshot().matches('refused'),
  ),
  ...often(
    5,
    step(
      'answer',
      [fc.nat(5), ends],
      (site: Entrance, which, drawn) => {
        const { request: post, answer } = site.server.take(which)
        const isLogin = LOGINS.includes(post.kind)
        // Whose session should end where nobody has one?
        const how = isLogin && drawn === 'session ended' ? 'refused' : drawn
        if (how === 'session ended' && post.page === site.page) site.site.currentSession.onUnauthorised(post.user)
        end(site, post, how)
        const value = post.kind === 'order' ? { folio: 'F' } : isLogin ? personWith(post.user) : undefined
        // A page that was left hears nothing.
        if (post.page === site.page) answer((how === 'done' ? ok(value) : ENDS[how].result) as Result<never>)
      },
      (site) => site.server.underWay().length > 0,
    ),
  ),
  ...often(
    2,
    step(
      'two seconds',
      [fc.constantFrom('', '', ...SCREENS)],
      (site: Entrance, path) => {
        if (path !== '') site.go(path)
        site.clock.time += 2000
        vi.advanceTimersByTime(2000)
      },
      (site) => site.isEntering,
    ),
  ),
  ...often(
    4,
    step('heart', [fc.constantFrom('5', '6')], (site: Entrance, id) => {
      const isPending = site.site.favouriteToggles.wanted({ user: site.mail(), product: aProduct({ id }) })
      const was = site.favourites.get(site.mail())?.has(id) ?? false
      if (site.may('favourite', id)) {
        const kind = (isPending ?? was) ? 'remove' : 'add'
        site.hearts.set(`${site.mail()} ${id}`, kind)
        if (isPending === undefined) site.want(kind, id)
      }
      if (site.requireLogin({ kind: 'favourite', productId: id })) void site.press(id, was)
    }),
  ),
  ...often(
    3,
    step('go to', [fc.constantFrom(...SCREENS)], (site: Entrance, path) => site.go(path)),
  ),
  step('log in for a screen', [], (site: Entrance) => {
    site.may('go', site.where)
    site.requireLogin({ kind: 'go', path: site.where })
  }),
  step('write to the maker', [], (site: Entrance) => {
    site.may('chat', '')
    site.requireLogin({ kind: 'chat', storeId: '2', productId: null })
  }),
  step(
    'send a message',
    [fc.nat(9)],
    (site: Entrance, which) => {
      const text = `Hola ${which} ${site.clock.time} ${site.made.length}`
      site.want('message', text)
      site.site.messageOutbox.post(thread(site), text, null, [])
    },
    (site) => site.session !== null && !isWriting(site),
  ),
  step(
    'retry the message',
    [],
    (site: Entrance) => {
      const { clientId, text } = stuck(site)[0]!
      if (site.may('message', text)) site.want('message', text)
      if (site.requireLogin({ kind: 'message', storeId: '2', clientId }))
        void site.site.messageOutbox.retry(thread(site), clientId)
    },
    (site) => site.session !== null && !isWriting(site) && stuck(site).length > 0,
  ),
  ...often(
    3,
    step(
      'send the order',
      [],
      (site: Entrance) => {
        const { clientId } = draft(site)!
        if (site.may('orders', '')) {
          site.want('order')
          site.order.isDraft = false
        }
        if (site.requireLogin({ kind: 'orders', clientId })) void site.site.orderSending.send(site.mail(), clientId)
      },
      (site) => draft(site) !== undefined,
    ),
  ),
  step(
    'give up',
    [],
    (site: Entrance) => {
      site.waiting = null
      site.site.loginIntent.forget()
    },
    (site) => !site.isEntering,
  ),
  step(
    'log out',
    [],
    (site: Entrance) => {
      site.become(null)
      site.site.currentSession.actor.send({ type: 'logout.requested' })
      site.site.currentSession.actor.send({ type: 'logout.confirmed', removesStored: false })
    },
    (site) => site.session !== null,
  ),
  step('the other tab logs in or out', [fc.constantFrom(...PEOPLE)], (site: Entrance, person) => {
    site.become(person)
    if (person === null) site.other.clear()
    else site.other.write(person)
  }),
  step(
    'the server ends the session',
    [],
    (site: Entrance) => {
      site.endedByServer(site.mail())
      site.site.currentSession.onUnauthorised(site.user())
    },
    (site) => site.session !== null && !site.isAskedAgain,
  ),
  step('reload', [], (site: Entrance) => site.reload()),
]

describe('Ingresar, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.57 lo empezado se completa una vez y por su persona, y quien siguió por su cuenta se queda en donde está',
    () => new Entrance(),
    STEPS,
    0.36,
  )
})
