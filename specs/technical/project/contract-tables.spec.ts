import { expect, it } from 'vitest'
import { READS as CALLED, WRITES as SENT } from '../../../src/adapters/http/calls/all.ts'
import { READS, WRITES } from '../wire/api-calls.ts'
import { RECORDS } from '../wire/records.ts'

const TABLES = {
  'technical/wire/api-calls': [...READS, ...WRITES].map(([, , address]) => address.replace(/\?.*/, '')),
  'technical/wire/records': Object.values<string>(RECORDS),
}

it.each(Object.entries(TABLES))(
  'las llamadas del contrato tienen su renglón, y ninguna otra, en specs/%s.ts',
  (name, rows) => {
    const isRecord = name.endsWith('records')
    const calls = [...CALLED, ...SENT].filter(({ kind }) => (kind === 'record') === isRecord)
    expect([...new Set(rows)].toSorted()).toEqual(calls.map(({ path }) => path).toSorted())
  },
)
