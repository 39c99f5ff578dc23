// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/domain/result.ts'
import { writeOutcome } from '../../../src/domain/write-outcome.ts'

describe('En qué acabó una escritura', () => {
  it('un resultado bueno es que quedó hecho', () => {
    expect(writeOutcome({ ok: true, value: { folio: 'F-1' } })).toEqual({ kind: 'done', value: { folio: 'F-1' } })
  })

  it.each<[string, Failure]>([
    ['refused', { kind: 'refused', text: 'No' }],
    ['refused', { kind: 'unauthorised' }],
    ['not-sent', { kind: 'offline' }],
    ['unknown', { kind: 'offline', sent: true }],
    ['unknown', { kind: 'timeout' }],
    ['unknown', { kind: 'aborted' }],
    ['unknown', { kind: 'malformed', where: '/create_pedido.php' }],
    ['unknown', { kind: 'server', status: 429 }],
    ['unknown', { kind: 'server', status: 500 }],
    ['unknown', { kind: 'server', status: 503, said: 'Intenta más tarde' }],
  ])('R11.04 acaba en %s tras %j', (expected, failure) => {
    expect(writeOutcome({ ok: false, failure })).toEqual({ kind: expected, failure })
  })
})
