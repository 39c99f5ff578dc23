// @vitest-environment node
import { expect, it } from 'vitest'
import { createIntentStore } from '../../../src/adapters/storage/session-store.ts'
import { createLoginIntent } from '../../../src/application/login-intent.ts'
import { ANA, EVA, MemoryStore } from '../../support/device.ts'

const HEART = { kind: 'favourite', productId: '5' } as const
const open = (user = '') => {
  const intent = createLoginIntent(createIntentStore(new MemoryStore()), { now: () => 1000 })
  intent.visited('/productos', false)
  intent.begin(HEART, { path: '/productos', user })
  return intent
}

it('R11.57 lo que espera a quien debe ingresar otra vez no es de otra persona, ni se pierde si la página se carga', () => {
  const intent = open(ANA.mail)
  for (const mail of ['', ANA.mail]) expect(intent.takeFor(mail)).toBeNull()
  intent.onLogin(EVA.mail)
  expect(intent.pending()).toEqual(HEART)
  intent.onLogin(ANA.mail)
  expect(intent.takeFor(ANA.mail)?.intent).toEqual(HEART)
  intent.begin(HEART, { user: ANA.mail })
  intent.onLogin(EVA.mail)
  expect([intent.takeFor(EVA.mail), intent.pending()]).toEqual([null, null])
})

it.each([
  ['siguió a otra pantalla antes de ingresar', '/articulos', '/articulos', 'due'],
  ['no se movió', '/login', '/login', 'due'],
  ['siguió a otra después', '/login', '/articulos', 'elsewhere'],
])('R11.57 vuelve a su lugar quien %s', (_, before, after, stage) => {
  const intent = open()
  intent.visited(before, before === '/login')
  intent.onLogin(ANA.mail)
  intent.visited(after, false)
  expect(intent.takeFor(ANA.mail)?.stage).toBe(stage)
})
