import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { committedDocument, diagramOf, findDiagrams, machinesDocument } from '../../report/diagrams.ts'
import { missedTransitions, walks } from '../../support/machines.ts'

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

describe('El dibujo de una máquina', () => {
  it('sale como texto de Mermaid', () => {
    expect(diagramOf('lamp', lampMachine).mermaid).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> apagada',
        '  state "apagada" as apagada',
        '  state "encendida" as encendida',
        '  state "rota" as rota',
        '  rota --> [*]',
        '  apagada --> rota: ROMPER [esFuerte]',
        '  encendida --> rota: ROMPER [esFuerte]',
        '  apagada --> encendida: PULSAR',
        '  encendida --> apagada: PULSAR',
        '  encendida --> apagada: tras 2000 ms',
      ].join('\n'),
    )
  })

  it('sale como tabla', () => {
    expect(machinesDocument([diagramOf('lamp', lampMachine)])).toContain('| encendida | tras 2000 ms |  | apagada |')
  })

  it('de las máquinas del sitio está al día (npm run machines)', async () => {
    expect(committedDocument()).toBe(machinesDocument(await findDiagrams()))
  })
})

describe('Los caminos de una máquina', () => {
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

  it('llegan adonde dicen', () => {
    for (const { events: steps, to } of walks(lampMachine, { events })) {
      const actor = createActor(lampMachine).start()
      for (const event of steps) actor.send(event)
      expect(actor.getSnapshot().value).toEqual(to)
      actor.stop()
    }
  })

  it('señalan la transición que ninguna prueba recorre', () => {
    expect(missedTransitions(lampMachine, { events })).toEqual([])
    expect(missedTransitions(lampMachine, { events: [{ type: 'PULSAR' }, { type: 'ROMPER', fuerte: false }] })).toEqual(
      ['lamp ─ROMPER→ lamp.rota'],
    )
  })
})
