import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { machinesDocument } from '../../report/diagrams.ts'
import { missedTransitions } from '../../support/machines.ts'

it('el dibujo de las máquinas del sitio está al día (npm run machines)', async () => {
  expect(readFileSync('.github/machines.md', 'utf8')).toBe(await machinesDocument())
})

describe('Los caminos de una máquina', () => {
  const lampMachine = setup({
    types: { events: {} as { type: 'PULSAR' } | { type: 'ROMPER'; fuerte: boolean } },
    guards: { esFuerte: ({ event }) => event.type === 'ROMPER' && event.fuerte },
  }).createMachine({
    id: 'lamp',
    initial: 'apagada',
    on: { ROMPER: { guard: 'esFuerte', target: '.rota' } },
    states: {
      apagada: { on: { PULSAR: 'encendida' } },
      encendida: { on: { PULSAR: 'apagada' }, after: { 2000: 'apagada' } },
      rota: { type: 'final' },
    },
  })
  it('señalan la transición que ninguna prueba recorre', () => {
    const missed = (fuerte: boolean) => missedTransitions(lampMachine, [{ type: 'PULSAR' }, { type: 'ROMPER', fuerte }])
    expect([missed(true), missed(false)]).toEqual([[], ['lamp ─ROMPER→ lamp.rota']])
  })
})
