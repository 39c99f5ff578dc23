import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CALLS, READS as CALLED, WRITES as SENT } from '../../../src/adapters/http/calls/all.ts'
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

it('cada método de un puerto se pide en su contrato', () => {
  const contracts = globSync('specs/technical/contract/*.contract.ts').map((file) => readFileSync(file, 'utf8'))
  const methods = Object.entries(CALLS).flatMap(([port, calls]) => Object.keys(calls).map((name) => `${port}.${name}(`))
  expect(methods.filter((method) => !contracts.some((text) => text.includes(method)))).toEqual([])
})
