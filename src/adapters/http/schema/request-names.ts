import { callOf, type Call, type Dialect } from './dialect.ts'
import { isObject } from './json.ts'

export type Query = Readonly<Record<string, string | number>>

const translated = (call: Call, name: string, value: string | number, { segmento }: Query = {}): string | number => {
  const values = call.valores?.[name]
  if (values === undefined) return value
  return values[`${segmento}/${value}`] ?? values[value] ?? (value === '' ? value : (values['*'] ?? value))
}

export const queryIn = (dialect: Dialect, path: string, query: Query): Query => {
  const call = callOf(dialect, path)
  const { parametro, desde = 0 } = call.pagina ?? {}
  return {
    ...(parametro !== undefined && { [parametro]: desde }),
    ...Object.fromEntries(
      Object.entries(query).flatMap(([name, value]): [string, string | number][] => {
        const theirs = call.parametros?.[name]
        return theirs === null ? [] : [[theirs ?? name, translated(call, name, value, query)]]
      }),
    ),
  }
}

export const bodyIn = (dialect: Dialect, path: string, body: unknown): unknown => {
  const call = callOf(dialect, path)
  const inside = (value: unknown, prefix: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => inside(item, prefix))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
        const name = `${prefix}${key}`
        const theirs = call.cuerpo?.[name]
        if (theirs === null) return []
        const isPlain = typeof inner === 'string' || typeof inner === 'number'
        return [[theirs ?? key, isPlain ? translated(call, name, inner) : inside(inner, `${name}.`)]]
      }),
    )
  }
  return inside(body, '')
}
