// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createActor, type AnyStateMachine } from 'xstate'
import type { Session } from '../../../src/domain/account/session.ts'
import { loginMachine } from '../../../src/machines/login.machine.ts'
import { messageDeliveryMachine } from '../../../src/machines/message-delivery.machine.ts'
import { mobileMenuMachine } from '../../../src/machines/mobile-menu.machine.ts'
import { orderSendingMachine } from '../../../src/machines/order-sending.machine.ts'
import { passwordToggleMachine } from '../../../src/machines/password-toggle.machine.ts'
import { sessionMachine, type SessionEvent } from '../../../src/machines/session.machine.ts'
import { socialSignInMachine } from '../../../src/machines/social-sign-in.machine.ts'
import { complaintOf, coversAll, type WalkOptions, walks } from '../../support/machines.ts'

const LUPE: Session = { name: 'Lupe', mail: 'lupe@ejemplo.mx', phone: '4450001122' }
const PACO: Session = { name: 'Paco', mail: 'paco@ejemplo.mx', phone: '' }

it.each<readonly [name: string, machine: AnyStateMachine]>([
  ['logIn', loginMachine],
  ['askProvider', socialSignInMachine],
  ['logIn', socialSignInMachine],
  ['register', socialSignInMachine],
  ['send', orderSendingMachine],
  ['send', messageDeliveryMachine],
])('construida sin la acción %s, una máquina falla y la nombra', async (name, machine) => {
  expect(await complaintOf(machine, name)).toBe(`${name} is not provided`)
})

describe('La máquina de la contraseña', () => {
  coversAll(
    'R10.03 R4.05 la contraseña',
    passwordToggleMachine,
    { events: [{ type: 'toggled' }, { type: 'form.sent' }] },
    ['"masked" ─toggled→ "visible"', '"visible" ─toggled→ "masked"', '"visible" ─form.sent→ "masked"'],
  )
})

describe('La máquina de la sesión', () => {
  const options: WalkOptions<typeof sessionMachine> = {
    events: [
      { type: 'storage.read', session: LUPE },
      { type: 'storage.read', session: null },
      { type: 'login.succeeded', session: PACO },
      { type: 'login.succeeded', session: { name: ' ', mail: 'a@b.mx', phone: '' } },
      { type: 'logout.asked' },
      { type: 'logout.cancelled' },
      { type: 'logout.confirmed' },
      { type: 'session.refused', user: LUPE.mail },
    ],
  }
  coversAll('R10.03 R4.01 R4.03 la sesión', sessionMachine, options, [
    '"unknown" ─storage.read→ "anonymous"',
    '"unknown" ─storage.read→ "loggedIn"',
    '"anonymous" ─storage.read→ "anonymous"',
    '"anonymous" ─storage.read→ "loggedIn"',
    '"anonymous" ─login.succeeded→ "loggedIn"',
    '"loggedIn" ─storage.read→ "anonymous"',
    '"loggedIn" ─storage.read→ "loggedIn"',
    '"loggedIn" ─login.succeeded→ "loggedIn"',
    '"loggedIn" ─logout.asked→ "leaving"',
    '"loggedIn" ─session.refused→ "loggedIn"',
    '"leaving" ─storage.read→ "anonymous"',
    '"leaving" ─storage.read→ "loggedIn"',
    '"leaving" ─logout.cancelled→ "loggedIn"',
    '"leaving" ─logout.confirmed→ "anonymous"',
  ])

  it.each(walks(sessionMachine, options))(
    'R6.01 hay alguien exactamente donde hay un nombre: $name',
    ({ events, to }) => {
      const actor = createActor(sessionMachine).start()
      for (const event of events) actor.send(event)
      expect(actor.getSnapshot().context.session !== null).toBe(to === 'loggedIn' || to === 'leaving')
    },
  )

  const run = () => {
    const told: string[] = []
    const note = (name: string) => () => void told.push(name)
    const machine = sessionMachine.provide({
      actions: { persist: note('persist'), forget: note('forget'), reload: note('reload') },
    })
    return { actor: createActor(machine).start(), told }
  }

  it('R4.01 guarda la sesión solo cuando el ingreso trae un nombre', () => {
    const { actor, told } = run()
    actor.send({ type: 'storage.read', session: null })
    actor.send({ type: 'login.succeeded', session: { name: '', mail: 'a@b.mx', phone: '' } })
    expect(told).toEqual([])
    actor.send({ type: 'login.succeeded', session: LUPE })
    expect(told).toEqual(['persist'])
    expect(actor.getSnapshot().context.session).toEqual(LUPE)
  })

  it('R4.03 olvida y recarga al confirmar la salida, y no antes', () => {
    const { actor, told } = run()
    actor.send({ type: 'storage.read', session: LUPE })
    actor.send({ type: 'logout.asked' })
    actor.send({ type: 'logout.cancelled' })
    actor.send({ type: 'logout.confirmed' })
    expect(told).toEqual([])
    actor.send({ type: 'logout.asked' })
    actor.send({ type: 'logout.confirmed' })
    expect(told).toEqual(['forget', 'reload'])
    expect(actor.getSnapshot().context.session).toBeNull()
  })

  const opened = (session: Session | null, ...events: readonly SessionEvent[]) => {
    const { actor, told } = run()
    for (const event of [{ type: 'storage.read', session } as const, ...events]) actor.send(event)
    return { ...actor.getSnapshot().context, told }
  }
  const REFUSED = { type: 'session.refused', user: LUPE.mail } as const

  it('R11.67 una sesión que el servidor ya no conoce se pide otra vez, sin olvidarla ni recargar', () => {
    expect(opened(LUPE, REFUSED)).toEqual({ session: LUPE, ended: 'by-server', told: [] })
    expect(opened(LUPE, REFUSED, { type: 'login.succeeded', session: PACO })).toMatchObject({
      session: PACO,
      ended: null,
    })
  })

  it.each([
    ['de otra persona', [{ ...REFUSED, user: PACO.mail }]],
    ['mientras se despide', [{ type: 'logout.asked' }, REFUSED]],
  ] as const)('R11.67 una respuesta tardía %s no pide nada', (_what, events) => {
    expect(opened(LUPE, ...events)).toEqual({ session: LUPE, ended: null, told: [] })
  })

  it('R4.03 de quien salió en otra pestaña se sabe por qué ya no está, hasta que alguien ingresa o sale aquí', () => {
    const gone = { type: 'storage.read', session: null } as const
    expect(opened(LUPE, gone, gone)).toMatchObject({ session: null, ended: 'in-other-tab' })
    expect(opened(LUPE, gone, { type: 'storage.read', session: PACO })).toMatchObject({ ended: null })
    expect(opened(LUPE, { type: 'logout.asked' }, { type: 'logout.confirmed' }, gone)).toMatchObject({ ended: null })
    expect(opened(null, gone)).toMatchObject({ ended: null })
  })
})

describe('La máquina del menú del teléfono', () => {
  coversAll(
    'R10.03 R4.04 el menú del teléfono',
    mobileMenuMachine,
    { events: [{ type: 'toggled' }, { type: 'dismissed' }, { type: 'screen.changed' }] },
    [
      '"hidden" ─toggled→ "shown"',
      '"shown" ─toggled→ "hidden"',
      '"shown" ─dismissed→ "hidden"',
      '"shown" ─screen.changed→ "hidden"',
    ],
  )

  const run = (...events: readonly ('toggled' | 'dismissed' | 'screen.changed')[]) => {
    const told: string[] = []
    const actions = { focusButton: () => void told.push('botón') }
    const actor = createActor(mobileMenuMachine.provide({ actions })).start()
    for (const type of events) actor.send({ type })
    return { value: actor.getSnapshot().value, told }
  }

  it.each([
    ['toggled', ['botón']],
    ['dismissed', ['botón']],
    ['screen.changed', []],
  ] as const)('R4.04 con %s se esconde, y lleva el foco a %j', (event, told) => {
    expect(run('toggled', event)).toEqual({ value: 'hidden', told })
  })
})
