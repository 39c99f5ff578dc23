import { chance as chanceFrom } from '../../mocks/seed/random.ts'
import { HOSTILE, rowsOf, type Row } from './chaos-faults.ts'
import type { Answer } from './chaos-proxy.ts'

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  '',
  ' ',
  '1e3',
  '٣',
  'NaN',
  'null',
  [],
  [[]],
  {},
  [null],
  ['a', 1],
  '2026-02-31',
  '0000-00-00',
  'rojo:#gggggg,:,azul',
  '6:-1,3:x,1:1',
  'á'.repeat(3e3),
  ...HOSTILE,
]
const BODIES = [
  '',
  'null',
  '0',
  '"texto"',
  '[]',
  '{}',
  '[null]',
  '[{}]',
  '{"0":null}',
  '[1,2,3]',
  '{"error":"No hay conexión"}',
  '[{"response":"error"}]',
  'registered',
  '<!DOCTYPE html><p>hola',
  '﻿',
  '{"__proto__":{"x":1}}',
  '['.repeat(3e3),
]
const STATUSES = [201, 206, 400, 401, 404, 409, 418, 429, 500, 503]
const TYPES = ['text/html', 'text/html; charset=iso-8859-1', 'image/png', 'application/json; charset=utf-16', 'mal;;']

type Draw = ReturnType<typeof drawing>

const drawing = (seed: number) => {
  const chance = chanceFrom(seed)
  const below = (count: number) => Math.floor(chance() * count)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return { chance, below, one }
}

/** Changes a field of one row, or the same field of all. */
const onField = (rows: Row[], draw: Draw, many: boolean, change: (row: Row, name: string) => void): Row[] => {
  const copies = rows.map((row) => ({ ...row }))
  const name = draw.one(Object.keys(copies[0] ?? { id: 1 }))
  for (const row of many ? copies : [draw.one(copies)]) change(row, name)
  return copies
}

const ROWS: Readonly<Record<string, (rows: Row[], draw: Draw) => unknown>> = {
  'un campo menos': (rows, draw) => onField(rows, draw, false, (row, name) => delete row[name]),
  'un campo con otra cosa': (rows, draw) => onField(rows, draw, false, (row, name) => (row[name] = draw.one(VALUES))),
  'un campo menos en todas': (rows, draw) => onField(rows, draw, true, (row, name) => delete row[name]),
  'un campo con otra cosa en todas': (rows, draw) => {
    const value = draw.one(VALUES)
    return onField(rows, draw, true, (row, name) => (row[name] = value))
  },
  'todos los campos con otra cosa': (rows, draw) =>
    rows.map((row) => Object.fromEntries(Object.keys(row).map((name) => [name, draw.one(VALUES)]))),
  'una fila de otra cosa': (rows, draw) => rows.toSpliced(draw.below(rows.length + 1), 0, draw.one(VALUES) as Row),
  'una sola fila, suelta': (rows) => rows[0] ?? null,
  envuelta: (rows) => ({ data: rows }),
  'lista de listas': (rows) => [rows],
  'textos partidos': (rows, draw) =>
    onField(rows, draw, true, (row, name) => (row[name] = String(row[name]).slice(0, draw.below(6)))),
  'texto con marcas': (rows, draw) =>
    onField(rows, draw, true, (row, name) => (row[name] = `${String(row[name])}${draw.one(HOSTILE)}`)),
}

export interface Mutated {
  readonly answer: Answer
  readonly how: string
}

/** Spoils a true answer in one of many ways, the same for the same seed. */
export const mutate = (truth: Answer, seed: number): Mutated => {
  const draw = drawing(seed)
  const rows = rowsOf(truth)
  const kind = draw.chance()
  const type = draw.chance() < 0.1 ? draw.one(TYPES) : null
  const headers = type === null ? truth.headers : { ...truth.headers, 'content-type': type }
  const delay = draw.chance() < 0.2 ? draw.below(60) : 0
  const late = delay > 0 ? `, ${delay} ms tarde` : ''
  const made = (how: string, change: Partial<Answer>): Mutated => ({
    answer: { ...truth, headers, delay, ...change },
    how: `${how}${type === null ? '' : `, ${type}`}${late}`,
  })
  if (kind < 0.62 && rows !== null && rows.length > 0) {
    const [name, change] = draw.one(Object.entries(ROWS))
    return made(name, { body: Buffer.from(JSON.stringify(change(rows, draw))) })
  }
  if (kind < 0.76) {
    const body = draw.one(BODIES)
    return made(`cuerpo ${JSON.stringify(body.slice(0, 40))}`, { body: Buffer.from(body) })
  }
  if (kind < 0.86) {
    const status = draw.one(STATUSES)
    const body = draw.chance() < 0.5 ? truth.body : Buffer.from(draw.one(BODIES))
    return made(`estado ${status}`, { status, body })
  }
  const at = draw.below(truth.body.length + 1)
  if (kind < 0.92) return made(`cortado en ${at}`, { body: truth.body.subarray(0, at) })
  if (kind < 0.95) return made(`conexión cortada en ${at}`, { body: truth.body.subarray(0, at), end: 'cut' })
  const bytes = Buffer.from(truth.body)
  for (let count = draw.below(8) + 1; count > 0 && bytes.length > 0; count--)
    bytes[draw.below(bytes.length)] = draw.below(256)
  return made('bytes cambiados', { body: bytes })
}
