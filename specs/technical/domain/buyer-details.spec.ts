// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { detailsProblems, looksLikeTaxId, normalTaxId } from '../../../src/domain/account/buyer-details.ts'

describe('El RFC', () => {
  it('vale con guiones, espacios y minúsculas, y se guarda como lo escribe el SAT', () => {
    expect(normalTaxId(' xaxx-010101 000 ')).toBe('XAXX010101000')
    expect(
      ['XAXX010101000', 'xaxx-010101-000', 'ABC680524P76', 'Ñ&O991231AB1', 'GODE561231GR8'].map(looksLikeTaxId),
    ).toEqual([true, true, true, true, true])
  })

  it.each([
    '',
    'XAXX',
    'XAXX011301000',
    'XAXX010001000',
    'XAXX010132000',
    'XAXX010100000',
    'XA010101000',
    'XAXXX010101000',
    'XAXX010101-0',
    'XAXX01010100B',
  ])('no vale %j', (typed) => expect(looksLikeTaxId(typed)).toBe(false))

  it('RFC y razón social van juntos, o ninguno', () => {
    const details = { town: '', taxId: '', taxName: '' }
    expect(detailsProblems(details)).toEqual({})
    expect(detailsProblems({ ...details, taxId: 'XAXX010101000' })).toEqual({ taxName: 'tax-name-missing' })
    expect(detailsProblems({ ...details, taxName: 'Telas' })).toEqual({ taxId: 'tax-id-missing' })
    expect(detailsProblems({ ...details, taxId: 'X', taxName: 'Telas' })).toEqual({ taxId: 'tax-id-wrong' })
    expect(detailsProblems({ town: 'León', taxId: 'XAXX010101000', taxName: 'Telas' })).toEqual({})
  })
})
