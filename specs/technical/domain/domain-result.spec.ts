// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fail, mapResult, ok, type Failure } from '../../../src/domain/result.ts'

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
