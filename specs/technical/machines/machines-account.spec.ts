// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createActor, type AnyStateMachine, type AnyEventObject } from 'xstate'
import type { Session } from '../../../src/domain/account/session.ts'
import { mobileMenuMachine } from '../../../src/machines/mobile-menu.machine.ts'
import { passwordToggleMachine } from '../../../src/machines/password-toggle.machine.ts'
import { sessionMachine, type SessionEvent } from '../../../src/machines/session.machine.ts'
import { missedTransitions } from '../../support/machines.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const PACO: Session = { name: 'Paco', mail: 'paco@ejemplo.mx', phone: '' }

const EVENTS: readonly (readonly [what: string, AnyStateMachine, readonly AnyEventObject[]])[] = [
  ['R4.05 la contraseña', passwordToggleMachine, [{ type: 'toggled' }, { type: 'form.sent' }]],
  ['R4.04 el menú', mobileMenuMachine, [{ type: 'toggled' }, { type: 'dismissed' }, { type: 'screen.changed' }]],
  [
    'R4.01 la sesión',
    sessionMachine,
    [
      { type: 'storage.read', session: LUPE },
      { type: 'storage.read', session: null },
      { type: 'login.succeeded', session: PACO },
      { type: 'logout.requested' },
      { type: 'logout.cancelled' },
      { type: 'logout.confirmed', removesStored: false },
      { type: 'session.refused', user: LUPE.mail },
    ],
  ],
]
it.each(EVENTS)('R10.03 %s pasa por cada transición de .github/machines.md', (_, machine, events) => {
  expect(missedTransitions(machine, events)).toEqual([])
})

describe('La máquina de la sesión', () => {
  const read = (session: Session | null) => ({ type: 'storage.read', session }) as const
  const loggedIn = (session: Session) => ({ type: 'login.succeeded', session }) as const
  const REFUSED = { type: 'session.refused', user: LUPE.mail } as const
  const [ASKED, CONFIRMED] = [{ type: 'logout.requested' }, { type: 'logout.confirmed', removesStored: true }] as const
  const NOBODY = { session: null, ended: null, told: [] }

  it.each<readonly [title: string, events: readonly SessionEvent[], expected: object]>([
    ['R4.01 el ingreso se guarda', [read(null), loggedIn(LUPE)], { ...NOBODY, session: LUPE, told: ['persist'] }],
    ['R4.01 R6.01 un ingreso sin nombre no es nadie', [read(null), loggedIn({ ...LUPE, name: '' })], NOBODY],
    [
      'R4.03 cancelar la salida no olvida ni recarga',
      [read(LUPE), ASKED, { type: 'logout.cancelled' }, CONFIRMED],
      { ...NOBODY, session: LUPE },
    ],
    [
      'R4.03 confirmarla sí, y de ella no hay aviso después',
      [read(LUPE), ASKED, CONFIRMED, read(null)],
      { ...NOBODY, told: ['forget', 'reload'] },
    ],
    [
      'R11.67 una sesión que el servidor ya no conoce se pide otra vez, sin olvidarla',
      [read(LUPE), REFUSED],
      { ...NOBODY, session: LUPE, ended: 'by-server' },
    ],
    [
      'R11.67 hasta que alguien ingresa',
      [read(LUPE), REFUSED, loggedIn(PACO)],
      { session: PACO, ended: null, told: ['persist'] },
    ],
    [
      'R4.01 quien ingresa mientras se despide a otro, con la ventana de su red social, está dentro',
      [read(LUPE), ASKED, loggedIn(PACO), CONFIRMED],
      { ...NOBODY, session: PACO, told: ['persist'] },
    ],
    [
      'R11.67 una respuesta tardía a nombre de otra persona no pide nada',
      [read(LUPE), { ...REFUSED, user: PACO.mail }],
      { ...NOBODY, session: LUPE },
    ],
    ['R11.67 ni la que llega a la despedida', [read(LUPE), ASKED, REFUSED], { ...NOBODY, session: LUPE }],
    [
      'R4.03 de quien salió en otra pestaña se sabe por qué ya no está',
      [read(LUPE), read(null), read(null)],
      { ...NOBODY, ended: 'in-other-tab' },
    ],
    ['R4.03 hasta que alguien ingresa', [read(LUPE), read(null), read(PACO)], { ...NOBODY, session: PACO }],
    ['R4.03 donde no había nadie, nadie salió', [read(null), read(null)], NOBODY],
  ])('%s', (_, events, expected) => {
    const told: string[] = []
    const note = (name: string) => () => void told.push(name)
    const actions = { persist: note('persist'), forget: note('forget'), reload: note('reload') }
    const actor = createActor(sessionMachine.provide({ actions })).start()
    for (const event of events) actor.send(event)
    expect({ ...actor.getSnapshot().context, told }).toEqual(expected)
  })
})

it.each([
  ['con su botón lleva el foco a él', 'toggled', 1],
  ['con Escape, también', 'dismissed', 1],
  ['al cambiar de pantalla, no', 'screen.changed', 0],
] as const)('R4.04 cerrar el menú %s', (_, type, times) => {
  let focused = 0
  const actor = createActor(mobileMenuMachine.provide({ actions: { focusButton: () => void (focused += 1) } })).start()
  actor.send({ type: 'toggled' })
  actor.send({ type })
  expect(focused).toBe(times)
})
