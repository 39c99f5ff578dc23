// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type AnyStateMachine, type EventObject } from 'xstate'
import { loginMachine } from '../../../src/machines/login.ts'
import { mobileMenuMachine } from '../../../src/machines/mobile-menu.ts'
import { passwordToggleMachine } from '../../../src/machines/password-toggle.ts'
import { sessionMachine } from '../../../src/machines/session.ts'
import { ANA } from '../../support/device.ts'
import { missedTransitions, walks } from '../../support/paths.ts'

const ASKED = 'xstate.done.actor.0.login.asking'
const BROKEN = 'xstate.error.actor.0.login.asking'
const credentials = { email: 'ana@ejemplo.mx', password: 'mayoreo123' }

interface Sample {
  readonly title: string
  readonly machine: AnyStateMachine
  readonly events: readonly (EventObject & Readonly<Record<string, unknown>>)[]
  /** Every change of state there is, and no other. */
  readonly changes: readonly string[]
}

const plainLogin: AnyStateMachine = loginMachine

const SAMPLES: readonly Sample[] = [
  {
    title: 'R4.01 y R4.03 la sesión',
    machine: sessionMachine,
    events: [
      { type: 'storage.read', session: null },
      { type: 'storage.read', session: ANA },
      { type: 'login.succeeded', session: ANA },
      { type: 'logout.asked' },
      { type: 'logout.cancelled' },
      { type: 'logout.confirmed' },
      { type: 'session.refused' },
    ],
    changes: [
      '"anonymous" ─login.succeeded→ "loggedIn"',
      '"anonymous" ─storage.read→ "anonymous"',
      '"anonymous" ─storage.read→ "loggedIn"',
      '"leaving" ─logout.cancelled→ "loggedIn"',
      '"leaving" ─logout.confirmed→ "anonymous"',
      '"leaving" ─session.refused→ "anonymous"',
      '"leaving" ─storage.read→ "anonymous"',
      '"leaving" ─storage.read→ "loggedIn"',
      '"loggedIn" ─login.succeeded→ "loggedIn"',
      '"loggedIn" ─logout.asked→ "leaving"',
      '"loggedIn" ─session.refused→ "anonymous"',
      '"loggedIn" ─storage.read→ "anonymous"',
      '"loggedIn" ─storage.read→ "loggedIn"',
      '"unknown" ─storage.read→ "anonymous"',
      '"unknown" ─storage.read→ "loggedIn"',
    ],
  },
  {
    title: 'R4.01 el ingreso',
    // The answer comes as an event of the walk, so the call itself never ends.
    machine: plainLogin.provide({ actors: { logIn: fromPromise(() => new Promise<never>(() => undefined)) } }),
    events: [
      { type: 'form.sent', credentials },
      { type: 'form.sent', credentials: { email: '', password: '' } },
      { type: ASKED, output: { ok: true, value: ANA } },
      { type: ASKED, output: { ok: false, failure: { kind: 'refused', text: 'Datos incorrectos' } } },
      { type: BROKEN, error: new Error('roto') },
      { type: 'abandoned' },
    ],
    changes: [
      '"asking" ─abandoned→ "editing"',
      `"asking" ─${ASKED}→ "editing"`,
      `"asking" ─${ASKED}→ "succeeded"`,
      `"asking" ─${BROKEN}→ "editing"`,
      '"editing" ─abandoned→ "editing"',
      '"editing" ─form.sent→ "asking"',
      '"editing" ─form.sent→ "editing"',
      '"succeeded" ─xstate.after.beforeReload.login.succeeded→ "reloading"',
    ],
  },
  {
    title: 'R4.04 el menú del teléfono',
    machine: mobileMenuMachine,
    events: ['toggled', 'escape.pressed', 'outside.pressed', 'screen.changed'].map((type) => ({ type })),
    changes: [
      '"hidden" ─toggled→ "shown"',
      '"shown" ─escape.pressed→ "hidden"',
      '"shown" ─outside.pressed→ "hidden"',
      '"shown" ─screen.changed→ "hidden"',
      '"shown" ─toggled→ "hidden"',
    ],
  },
  {
    title: 'R4.05 la contraseña',
    machine: passwordToggleMachine,
    events: ['toggled', 'form.sent'].map((type) => ({ type })),
    changes: ['"masked" ─toggled→ "visible"', '"visible" ─form.sent→ "masked"', '"visible" ─toggled→ "masked"'],
  },
]

describe('Las máquinas de estado', () => {
  it('R10.03 son cuatro: la sesión, el ingreso, el menú del teléfono y la contraseña', () => {
    expect(SAMPLES.map(({ machine }) => machine.id).toSorted()).toEqual(['login', 'mobileMenu', 'passwordToggle', 'session'])
  })

  for (const { title, machine, events, changes } of SAMPLES) {
    const all = walks(machine, { events })

    it(`${title} cambia así, y de ningún otro modo`, () => {
      expect(all.map(({ name }) => name).toSorted()).toEqual(changes)
      expect(missedTransitions(machine, { events })).toEqual([])
    })

    for (const { name, events: steps, to } of all) {
      it(`en marcha, ${title.replace(/^.*\d /, '')} va por ${name}`, () => {
        const actor = createActor(machine).start()
        for (const event of steps) actor.send(event)

        expect(actor.getSnapshot().value).toEqual(to)
        actor.stop()
      })
    }
  }
})
