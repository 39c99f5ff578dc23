// @vitest-environment node
import fc from 'fast-check'
import { describe, vi } from 'vitest'
import { ok, writeOutcome } from '../../../src/domain/result.ts'
import { ANA, EVA } from '../../support/device.ts'
import { Entrance, PEOPLE, SCREENS, type Post } from './login-world.ts'
import { end, ENDS, sequences, stepsOf, type End } from './world.ts'

/** What becomes of the server's record, and of the model where the page hears of it. */
const ends = (site: Entrance, { kind, user, what, page }: Post, how: End) => {
  if (kind === 'add' && how.isDone) site.favourites.get(user)!.add(what)
  if (page !== site.page) return
  if (kind === 'login' && how === ENDS.done) site.entered(user === ANA.mail ? ANA : EVA)
  const outcome = writeOutcome(how.result)
  if (kind === 'order') site.order.isDraft = outcome.kind !== 'done' && outcome.kind !== 'unknown'
  if (how === ENDS['session ended']) {
    site.endedByServer(user)
    if (kind === 'order') site.wait({ kind, what, user })
  } else if (kind === 'add' && site.mail() === user) {
    // In doubt the page asks.
    const isThere = outcome.kind === 'unknown' ? site.favourites.get(user)!.has(what) : how.isDone
    site.truths.push(`${isThere ? 'es' : 'no es'} favorito de ${user}`)
  }
}
const step = stepsOf<Entrance>()

describe('Ingresar, con otra pestaña y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.57 lo empezado se completa una vez y por su persona, y quien siguió por su cuenta se queda en donde está',
    0.6,
    () => new Entrance(),
    [
      step(4, 'log in', [fc.constantFrom(ANA.mail, ANA.mail, EVA.mail, ''), fc.boolean()], (site, email, isDouble) => {
        if (site.isBusy()) return false
        if (email !== '') site.want('login', '', email)
        for (let press = isDouble ? 2 : 1; press > 0; press -= 1)
          site.site.loginFlow.login.send({ type: 'form.sent', credentials: { email, password: 'x' } })
      }),
      step(4, 'answer', [fc.nat(5), end], (site, which, drawn) => {
        const post = site.server.take(which)
        if (post === undefined) return false
        const { kind, user, page } = post.request
        // Whose session should end where nobody has one?
        const how = kind === 'login' && drawn === ENDS['session ended'] ? ENDS.refused : drawn
        if (how === ENDS['session ended'] && page === site.page) site.site.currentSession.onUnauthorised(user)
        ends(site, post.request, how)
        if (page !== site.page) return
        const value = { order: { folio: 'F' }, login: user === ANA.mail ? ANA : EVA, add: undefined }[kind]
        post.answer(how === ENDS.done ? ok(value as never) : (how.result as typeof ENDS.refused.result))
      }),
      step(2, 'two seconds', [fc.constantFrom('', '', ...SCREENS)], (site, path) => {
        if (!site.isEntering) return false
        if (path !== '') site.go(path)
        site.clock.time += 2000
        vi.advanceTimersByTime(2000)
      }),
      step(4, 'heart', [fc.constantFrom('5', '6')], (site, id) => {
        site.may({ kind: 'favourite', productId: id }, id)
      }),
      step(3, 'go to', [fc.constantFrom(...SCREENS)], (site, path) => site.go(path)),
      step(1, 'log in for a screen', [], (site) => {
        site.may({ kind: 'go', path: site.where }, site.where)
      }),
      step(3, 'send the order', [], (site) => {
        const draft = site.draft()
        if (draft === undefined) return false
        if (!site.may({ kind: 'orders', clientId: draft.clientId })) return
        site.want('order')
        site.order.isDraft = false
        void site.site.orderSending.send(site.mail(), draft.clientId)
      }),
      step(1, 'give up', [], (site) => {
        if (site.isEntering) return false
        site.waiting = null
        site.site.loginIntent.forget()
      }),
      step(1, 'log out', [], (site) => {
        if (site.session === null) return false
        site.become(null)
        site.site.currentSession.actor.send({ type: 'logout.requested' })
        site.site.currentSession.actor.send({ type: 'logout.confirmed', removesStored: false })
      }),
      step(3, 'the other tab logs in or out', [fc.constantFrom(...PEOPLE)], (site, person) => {
        site.become(person)
        if (person === null) site.other.clear()
        else site.other.write(person)
      }),
      step(1, 'the server ends the session', [], (site) => {
        if (site.session === null || site.isAskedAgain) return false
        site.endedByServer(site.mail())
        site.site.currentSession.onUnauthorised(site.user())
      }),
      step(1, 'reload', [], (site) => site.reload()),
    ],
  )
})
