// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createIntentStore } from '../../../src/adapters/storage/intent-store.ts'
import { createLoginIntent } from '../../../src/application/login-intent.ts'
import { MemoryStore } from '../../support/device.ts'

const open = () => createLoginIntent(createIntentStore(new MemoryStore()), { now: () => 1000 })

describe('Lo que espera a que alguien ingrese', () => {
  it('R11.67 que la sesión termine no cambia lo que ya esperaba; si nada esperaba, se vuelve a donde se estaba', () => {
    const [busy, idle] = [open(), open()]
    busy.begin({ kind: 'favourite', productId: '5' })
    for (const intent of [busy, idle]) intent.comeBackTo('/perfil', 'ana@ejemplo.mx')
    expect([busy.pending(), idle.pending()]).toEqual([
      { kind: 'favourite', productId: '5' },
      { kind: 'go', path: '/perfil' },
    ])
  })
})
