// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import { json, open, status } from '../../support/http.ts'

const refused = { ok: false, failure: { kind: 'server', status: 404 } }

describe('Lo que el servidor contesta con 404', () => {
  it.each([
    { message: 'Product not found.' },
    { error: 'El producto no existe' },
    { message: 'No query results for model [Product] 9' },
    { success: false, message: 'Product does not exist' },
  ])('con %j no hay tal producto, y la lista está vacía', async (said) => {
    const { http } = open([() => json(said, 404), () => json(said, 404)])
    expect(await createCatalogue(http).product('9')).toEqual({ ok: true, value: null })
    expect(await createCatalogue(http).companyProducts('9')).toEqual({ ok: true, value: [] })
  })

  it.each([
    { message: 'Not Found' },
    { message: '404 Not Found' },
    { message: 'The route x could not be found.' },
    [],
    null,
  ])('con %j puede ser la dirección: es una falla', async (said) => {
    expect(await createCatalogue(open([() => json(said, 404)]).http).product('9')).toEqual(refused)
  })

  it('con una página también', async () => {
    expect(await createCatalogue(open([status(404, '<h1>Product not found</h1>')]).http).product('9')).toEqual(refused)
  })
})
