// @vitest-environment node
import fc from 'fast-check'
import { describe, vi } from 'vitest'
import { ok, writeOutcome } from '../../../src/domain/result.ts'
import { ANA, EVA } from '../../support/device.ts'
import { ENDS, Entrance, PEOPLE, SCREENS, type Post } from './login-world.ts'
import { answering, type End, often, sequences, step } from './world.ts'

/** What becomes of the server's record, and of the model where the page hears of it. */
const end = (site: Entrance, { kind, user, what, page }: Post, how: End) => {
  const { isDone, result } = ENDS[how]
  if (kind === 'add' && isDone) site.favourites.get(user)!.add(what)
  if (page !== site.page) return
  if (kind === 'login' && how === 'done') site.entered(user === ANA.mail ? ANA : EVA)
  const outcome = writeOutcome(result)
  if (kind === 'order') site.order.isDraft = outcome.kind !== 'done' && outcome.kind !== 'unknown'
  if (how === 'session ended') {
    site.endedByServer(user)
    if (kind === 'order') site.wait({ kind, what, user })
  } else if (kind === 'add' && site.mail() === user) {
    // In doubt the page asks.
    const isThere = outcome.kind === 'unknown' ? site.favourites.get(user)!.has(what) : isDone
    site.truths.push(`${isThere ? 'es' : 'no es'} favorito de ${user}`)
  }
}

const STEPS = [
  ...often(
    4,
    step(
      'log in',
      [fc.constantFrom(ANA.mail, ANA.mail, EVA.mail, ''), fc.boolean()],
      (site: Entrance, email, isDouble) => {
        const { login } = site.site.loginFlow
        if (email !== '') site.want('login', '', email)
        for (let press = isDouble ? 2 : 1; press > 0; press -= 1)
          login.send({ type: 'form.sent', credentials: { email, password: 'x' } })
      },
      (site) => !site.isBusy(),
    ),
  ),
  ...answering(
    ({ server }: Entrance) => server,
    (site, post, drawn) => {
      const isLogin = post.kind === 'login'
      // Whose session should end where nobody has one?
      const how = isLogin && drawn === 'session ended' ? 'refused' : drawn
      if (how === 'session ended' && post.page === site.page) site.site.currentSession.onUnauthorised(post.user)
      end(site, post, how)
      if (post.page !== site.page) return null
      const value = post.kind === 'order' ? { folio: 'F' } : isLogin ? (post.user === ANA.mail ? ANA : EVA) : undefined
      return how === 'done' ? ok(value as never) : ENDS[how].result
    },
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
    step(
      'heart',
      [fc.constantFrom('5', '6')],
      (site: Entrance, id) => void site.may({ kind: 'favourite', productId: id }, id),
    ),
  ),
  ...often(
    3,
    step('go to', [fc.constantFrom(...SCREENS)], (site: Entrance, path) => site.go(path)),
  ),
  step('log in for a screen', [], (site: Entrance) => void site.may({ kind: 'go', path: site.where }, site.where)),
  ...often(
    3,
    step(
      'send the order',
      [],
      (site: Entrance) => {
        const { clientId } = site.draft()!
        if (!site.may({ kind: 'orders', clientId })) return
        site.want('order')
        site.order.isDraft = false
        void site.site.orderSending.send(site.mail(), clientId)
      },
      (site) => site.draft() !== undefined,
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
  ...often(
    3,
    step('the other tab logs in or out', [fc.constantFrom(...PEOPLE)], (site: Entrance, person) => {
      site.become(person)
      if (person === null) site.other.clear()
      else site.other.write(person)
    }),
  ),
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
    0.6,
  )
})
