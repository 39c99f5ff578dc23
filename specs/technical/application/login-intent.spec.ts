// @vitest-environment node
import { expect, it } from 'vitest'
import { createIntentStore } from '../../../src/adapters/storage/session-store.ts'
import { createLoginIntent } from '../../../src/application/login-intent.ts'
import { MemoryStore } from '../../support/device.ts'

it.each([true, false])('R11.67 que la sesión termine no cambia lo que ya esperaba (%s)', (isBusy) => {
  const intent = createLoginIntent(createIntentStore(new MemoryStore()), { now: () => 1000 })
  const favourite = { kind: 'favourite', productId: '5' } as const
  if (isBusy) intent.begin(favourite)
  intent.comeBackTo('/perfil', 'ana@ejemplo.mx')
  expect(intent.pending()).toEqual(isBusy ? favourite : { kind: 'go', path: '/perfil' })
})
