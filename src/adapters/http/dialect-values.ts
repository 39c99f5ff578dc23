import type { Dialect } from './dialect.ts'

type Query = Readonly<Record<string, string | number>>

const valueOf = (dialect: Dialect, path: string, name: string, value: unknown, query?: Query): unknown => {
  const values = dialect.valores?.[path]?.[name]
  if (values === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value
  const text = String(value)
  // Categories of two segments may share a name but have different ids, so the key can name both: `Dama/Blusas`.
  return values[`${query?.['segmento']}/${text}`] ?? values[text] ?? (text === '' ? value : (values['*'] ?? value))
}

/** A query in the server's names and values. */
export const queryIn = (dialect: Dialect, path: string, query: Query): Query => {
  const names = dialect.parametros?.[path]
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [names?.[name] ?? name, valueOf(dialect, path, name, value, query) as string | number]))
}

/** A body in the server's names and values; the fields of a list's items are named `productos.cantidad`. */
export const bodyIn = (dialect: Dialect, path: string, body: unknown, prefix = ''): unknown => {
  if (dialect.cuerpos?.[path] === undefined && dialect.valores?.[path] === undefined) return body
  if (Array.isArray(body)) return body.map((item) => bodyIn(dialect, path, item, prefix))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const whole = `${prefix}${name}`
      const own = typeof value === 'object' ? bodyIn(dialect, path, value, `${whole}.`) : valueOf(dialect, path, whole, value)
      return [dialect.cuerpos?.[path]?.[whole] ?? name, own]
    }),
  )
}
