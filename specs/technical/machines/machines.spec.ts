// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type EventFrom } from 'xstate'
import { enter } from '../../../src/application/login-flow.ts'
import type { IdentityResult } from '../../../src/domain/account/identity.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { loginMachine } from '../../../src/machines/login.machine.ts'
import { mobileMenuMachine } from '../../../src/machines/mobile-menu.machine.ts'
import { passwordToggleMachine } from '../../../src/machines/password-toggle.machine.ts'
import { sessionMachine, type SessionEvent } from '../../../src/machines/session.machine.ts'
import {
  socialSignInMachine,
  type SocialEntry,
  type SocialEvent,
  type SocialQuery,
} from '../../../src/machines/social-sign-in.machine.ts'
import { ANA, EVA } from '../../support/device.ts'

const OFFLINE = fail({ kind: 'offline' })
const SENT = { type: 'form.sent', credentials: { mail: ANA.mail, password: 'secreto12' } } as const

it.each([
  ['toggled', 'visible'],
  ['toggled toggled', 'masked'],
  ['toggled form.sent', 'masked'],
  ['form.sent', 'masked'],
])('R10.03 R4.05 la contraseña, tras «%s»', (events, value) => {
  const actor = createActor(passwordToggleMachine).start()
  for (const type of events.split(' ')) actor.send({ type: type as 'toggled' })
  expect(actor.getSnapshot().value).toBe(value)
})

it.each([
  ['con su botón lleva el foco a él', 'toggled', 1],
  ['con Escape, también', 'dismissed', 1],
  ['al cambiar de pantalla, no', 'screen.changed', 0],
] as const)('R10.03 R4.04 cerrar el menú %s', (_, type, times) => {
  let focused = 0
  const actor = createActor(mobileMenuMachine.provide({ actions: { focusButton: () => void (focused += 1) } })).start()
  actor.send({ type: 'toggled' })
  actor.send({ type })
  expect([actor.getSnapshot().value, focused]).toEqual(['hidden', times])
})

describe('La máquina de la sesión', () => {
  const read = (session: Session | null) => ({ type: 'storage.read', session }) as const
  const loggedIn = (session: Session) => ({ type: 'login.succeeded', session }) as const
  const REFUSED = { type: 'session.refused', user: ANA.mail } as const
  const [ASKED, CONFIRMED] = [{ type: 'logout.requested' }, { type: 'logout.confirmed', removesStored: true }] as const
  const NOBODY = { session: null, ended: null, told: [] }

  it.each<readonly [title: string, events: readonly SessionEvent[], expected: object]>([
    ['R10.03 R4.01 el ingreso se guarda', [read(null), loggedIn(ANA)], { ...NOBODY, session: ANA, told: ['persist'] }],
    ['R4.01 R6.01 un ingreso sin nombre no es nadie', [read(null), loggedIn({ ...ANA, name: '' })], NOBODY],
    [
      'R4.03 cancelar la salida no olvida ni recarga',
      [read(ANA), ASKED, { type: 'logout.cancelled' }, CONFIRMED, REFUSED],
      { ...NOBODY, session: ANA, ended: 'by-server' },
    ],
    [
      'R4.03 confirmarla sí, y de ella no hay aviso después',
      [read(ANA), ASKED, CONFIRMED, read(null)],
      { ...NOBODY, told: ['forget', 'reload'] },
    ],
    [
      'R11.67 una sesión que el servidor ya no conoce se pide otra vez, sin olvidarla',
      [read(ANA), REFUSED],
      { ...NOBODY, session: ANA, ended: 'by-server' },
    ],
    [
      'R11.67 hasta que alguien ingresa',
      [read(ANA), REFUSED, loggedIn(EVA)],
      { session: EVA, ended: null, told: ['persist'] },
    ],
    [
      'R4.01 quien ingresa mientras se despide a otro, con la ventana de su red social, está dentro',
      [read(ANA), ASKED, loggedIn(EVA), CONFIRMED],
      { ...NOBODY, session: EVA, told: ['persist'] },
    ],
    [
      'R11.67 una respuesta tardía a nombre de otra persona no pide nada',
      [read(ANA), { ...REFUSED, user: EVA.mail }],
      { ...NOBODY, session: ANA },
    ],
    ['R11.67 ni la que llega a la despedida', [read(ANA), ASKED, REFUSED], { ...NOBODY, session: ANA }],
    [
      'R4.03 de quien salió en otra pestaña se sabe por qué ya no está',
      [read(ANA), read(null), read(null)],
      { ...NOBODY, ended: 'in-other-tab' },
    ],
    ['R4.03 hasta que alguien ingresa', [read(ANA), read(null), read(EVA)], { ...NOBODY, session: EVA }],
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

describe('La máquina del ingreso', () => {
  const run = async (answer: Promise<Result<Session>>) => {
    const told: string[] = []
    const machine = loginMachine.provide({
      actors: { logIn: fromPromise(() => answer) },
      actions: { tellFailure: (_, { failure }) => void told.push(failure.kind) },
    })
    const actor = createActor(machine).start()
    actor.send(SENT)
    await flushPromises()
    return { actor, told }
  }

  it('R10.03 si la pregunta se rompe, se dice y se puede volver a enviar', async () => {
    const { actor, told } = await run(Promise.reject(new Error('roto')))
    expect(told).toEqual(['malformed'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: { kind: 'malformed', where: 'roto' } },
    })
  })

  it.each<[what: string, events: readonly EventFrom<typeof loginMachine>[]]>([
    ['se deja el formulario', [{ type: 'abandoned' }]],
    ['se deja a media pregunta', [SENT, { type: 'abandoned' }]],
  ])('lo que salió mal ya no se dice si %s', async (_, events) => {
    const { actor } = await run(Promise.resolve(OFFLINE))
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' })
    for (const event of events) actor.send(event)
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})

const ACCOUNT = { name: 'Ana', mail: 'ana@ejemplo.mx', phone: '', token: 'firmado' }
const GOOGLE = { type: 'provider.chosen', provider: 'Google', step: 'logIn' } as const
const FACEBOOK = { type: 'provider.chosen', provider: 'Facebook', step: 'register' } as const

describe('La máquina del ingreso con redes sociales', () => {
  const breaks = () => Promise.reject(new Error('roto'))
  const answers = () => Promise.resolve({ ok: true, account: ACCOUNT } as const)

  it.each<[what: string, ask: () => Promise<IdentityResult>, event: SocialEvent, tells: string]>([
    ['el proveedor', breaks, GOOGLE, 'unknown'],
    ['el ingreso', answers, GOOGLE, 'malformed logIn'],
    ['el registro', answers, FACEBOOK, 'malformed register'],
  ])('si %s se rompe, se dice, nadie queda dentro y se puede volver a pedir', async (_what, ask, event, tells) => {
    const told: string[] = []
    const machine = socialSignInMachine.provide({
      actors: { askProvider: fromPromise(ask), enter: fromPromise<SocialEntry, SocialQuery>(breaks) },
      actions: {
        tellIdentity: (_, { error }) => void told.push(error),
        tellFailure: (_, { failure, step }) => void told.push(`${failure.kind} ${step}`),
      },
    })
    const actor = createActor(machine).start()
    actor.send(event)
    await flushPromises()
    const { value, context } = actor.getSnapshot()
    expect([told, value, context.session]).toEqual([[tells], 'idle', null])
  })

  it('un registro que se rechaza no ingresa; si se rechaza lo que sigue, lo que falla es el ingreso', async () => {
    const refused = fail({ kind: 'refused', text: 'No eres cliente' })
    const told: string[] = []
    const register = (registered: Result<void>) =>
      enter(
        { loginSocial: ({ mail }) => (told.push(mail), Promise.resolve(refused)) },
        { registerSocial: () => Promise.resolve(registered) },
        { registered: () => void told.push('registered') },
        { provider: 'Facebook', account: ACCOUNT, step: 'register' },
      )
    expect([await register(refused), told]).toEqual([{ ...refused, step: 'register' }, []])
    expect(await register(ok(undefined))).toEqual({ ...refused, step: 'logIn' })
    expect(told).toEqual(['registered', 'ana@ejemplo.mx'])
  })
})
