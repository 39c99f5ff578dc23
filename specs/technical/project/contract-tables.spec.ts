import { expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { READS, WRITES } from '../contract/api-calls.ts'
import { RECORDS } from '../contract/records.ts'

const TABLES = {
  'technical/contract/api-calls': [...READS, ...WRITES].map(([, , address]) => address.replace(/\?.*/, '')),
  'technical/contract/records': Object.values<string>(RECORDS),
}

it.each(Object.entries(TABLES))(
  'las llamadas del contrato tienen su renglón, y ninguna otra, en specs/%s.ts',
  (name, rows) => {
    const isRecord = name.endsWith('records')
    const calls = ENDPOINTS.filter((endpoint) => (endpoint.method === 'POST' && endpoint.done === '') === isRecord)
    expect([...new Set(rows)].toSorted()).toEqual(calls.map(({ path }) => path).toSorted())
  },
)
