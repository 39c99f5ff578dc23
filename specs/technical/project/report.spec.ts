import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { machinesDocument } from '../../report/diagrams.ts'
import { missedTransitions, walks } from '../../support/machines.ts'

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
  const events = [{ type: 'PULSAR' }, { type: 'ROMPER', fuerte: true }] as const

  it('pasan por cada transición, una vez', () => {
    expect(walks(lampMachine, { events }).map(({ name }) => name)).toEqual([
      '"apagada" ─PULSAR→ "encendida"',
      '"apagada" ─ROMPER→ "rota"',
      '"encendida" ─PULSAR→ "apagada"',
      '"encendida" ─ROMPER→ "rota"',
      '"encendida" ─xstate.after.2000.lamp.encendida→ "apagada"',
    ])
  })

  it('señalan la transición que ninguna prueba recorre', () => {
    expect(missedTransitions(lampMachine, { events })).toEqual([])
    expect(missedTransitions(lampMachine, { events: [{ type: 'PULSAR' }, { type: 'ROMPER', fuerte: false }] })).toEqual(
      ['lamp ─ROMPER→ lamp.rota'],
    )
  })
})
