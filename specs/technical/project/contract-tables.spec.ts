import { expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { READS } from '../contract/reads.ts'
import { RECORDS } from '../contract/records.ts'
import { WRITES } from '../contract/writes.ts'

const TABLES = {
  reads: { rows: READS, calls: ENDPOINTS.filter(({ method }) => method === 'GET') },
  writes: {
    rows: WRITES,
    calls: ENDPOINTS.filter((endpoint) => endpoint.method === 'POST' && endpoint.done.length > 0),
  },
  records: {
    rows: Object.entries(RECORDS).map(([id, path]) => ({ id, path })),
    calls: ENDPOINTS.filter((endpoint) => endpoint.method === 'POST' && endpoint.done.length === 0),
  },
}

it.each(Object.entries(TABLES))(
  'cada llamada del contrato tiene su renglón en specs/technical/contract/%s.ts',
  (name, { rows, calls }) => {
    const known = new Set(rows.map(({ id, path }) => `${id} ${path}`))
    const missing = calls.filter(({ id, path }) => !known.has(`${id} ${path}`))
    expect(missing.map(({ path }) => `A ${path} le falta su renglón en specs/technical/contract/${name}.ts`)).toEqual(
      [],
    )
  },
)
