// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fieldsOf, ownRows } from '../../../src/adapters/http/decode.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import { catalogueEndpoints } from '../../../src/adapters/http/catalogue.ts'
import { translatorOf } from '../../../src/adapters/http/columns.ts'
import { ROW } from '../../support/product-row.ts'

const TERMS = { dialect: {}, imagesBase: '/images' }
const READS = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET')
const { minimo: MINIMUM, ...WITHOUT_MINIMUM } = ROW
const PRODUCTS = catalogueEndpoints.products

describe('Las filas de nuestro propio servidor', () => {
  it.each(READS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s con todos sus campos, o con uno solo, se leen igual sin el código de otros servidores',
    (_, endpoint) => {
      const whole = Object.fromEntries(fieldsOf(endpoint.schema).map(([name], at) => [name, `valor ${at}`]))
      const single = Object.entries(whole).map(([name, value]) => ({ [name]: value }))

      for (const row of [whole, ...single]) {
        expect(ownRows(endpoint, [row])?.rows).toEqual([row])
        expect(translatorOf(endpoint, TERMS).read(row)).toEqual(row)
      }
    },
  )

  it.each([
    ['ninguna fila', [], true],
    ['dos filas completas, una en otro orden', [ROW, Object.fromEntries(Object.entries(ROW).toReversed())], true],
    ['una fila con un campo de más', [ROW, { ...ROW, otro: '7' }], false],
    ['una fila con un campo de menos', [ROW, WITHOUT_MINIMUM], true],
    ['una fila con un campo por otro', [{ ...WITHOUT_MINIMUM, moq: MINIMUM }], false],
    ['una fila con un objeto dentro', [{ ...ROW, imagen: { url: 'a.jpg' } }], false],
    ['una fila con una lista dentro', [{ ...ROW, tallas: ['CH', 'M'] }], true],
    ['una fila que no es fila', [ROW, null], false],
    ['una fila sola', ROW, false],
    ['nada', null, false],
  ])('son %s', (_name, json, own) => {
    expect(ownRows(PRODUCTS, json) !== undefined).toBe(own)
  })
})
