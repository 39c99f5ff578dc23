// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fail, mapResult, ok, type Failure } from '../../../src/domain/result.ts'
import { writeOutcome } from '../../../src/domain/write-outcome.ts'

describe('Un resultado', () => {
  it('lleva su valor, o por qué no lo hay', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 })
    expect(fail({ kind: 'server', status: 500 })).toEqual({ ok: false, failure: { kind: 'server', status: 500 } })
  })

  it('si es bueno se puede cambiar por otro valor; una falla pasa como vino', () => {
    expect(mapResult(ok(7), (value) => `${value} piezas`)).toEqual({ ok: true, value: '7 piezas' })
    const failure: Failure = { kind: 'refused', text: 'No' }
    const failed = fail(failure)
    expect(mapResult(failed, () => 'nada')).toBe(failed)
  })
})

describe('En qué acabó una escritura', () => {
  const kind = (failure: Failure) => writeOutcome({ ok: false, failure }).kind

  it('un resultado bueno es que quedó hecho', () => {
    expect(writeOutcome({ ok: true, value: { folio: 'F-1' } })).toEqual({ kind: 'done', value: { folio: 'F-1' } })
  })

  it.each<[Failure]>([
    [{ kind: 'refused', text: 'No' }],
    [{ kind: 'unauthorised' }],
    [{ kind: 'forbidden', text: '' }],
    [{ kind: 'offline' }],
    [{ kind: 'server', status: 400 }],
    [{ kind: 'server', status: 403 }],
    [{ kind: 'server', status: 429 }],
    [{ kind: 'server', status: 500 }],
    [{ kind: 'server', status: 503 }],
  ])('R11.04 tras %j es seguro que no se hizo', (failure) => {
    expect(kind(failure)).toBe('refused')
    expect(writeOutcome({ ok: false, failure })).toEqual({ kind: 'refused', failure })
  })

  it.each<[Failure]>([
    [{ kind: 'offline', sent: true }],
    [{ kind: 'timeout' }],
    [{ kind: 'aborted' }],
    [{ kind: 'malformed', where: '/create_pedido.php' }],
    [{ kind: 'server', status: 399 }],
    [{ kind: 'server', status: 408 }],
    [{ kind: 'server', status: 502 }],
    [{ kind: 'server', status: 504 }],
  ])('R11.04 tras %j no se sabe', (failure) => {
    expect(kind(failure)).toBe('unknown')
  })
})
