import { foldText } from './text.ts'

// All texts are compared folded: lower case, no accents.
export const NO: readonly string[] = ['0', 'false', 'no']

export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
export const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

export const ERRORS = ['error', 'errors', 'errores'] as const
export const FLAGS = ['success', 'ok', 'exito'] as const
export const SENTENCES = ['message', 'mensaje', 'msg', 'detail', 'detalle'] as const

const isNo = (text: string): boolean => ['', ...NO].includes(foldText(text))
export const isEmpty = (value: unknown): boolean => (isScalar(value) ? isNo(String(value)) : Object.keys(asFields(value)).length === 0)

/** The first text in a value: of `{talla: ["Falta la talla"]}`, «Falta la talla». */
const firstText = (value: unknown, depth = 3): string => {
  if (typeof value === 'string') return isNo(value) ? '' : value
  if (depth === 0) return ''
  for (const each of Object.values(asFields(value))) {
    const text = firstText(each, depth - 1)
    if (text !== '') return text
  }
  return ''
}

/** The server's sentence about what happened, from any of the usual formats; empty if there is none. */
export const serverWords = (said: unknown): string => {
  const first: unknown = Array.isArray(said) ? said[0] : said
  if (typeof first === 'string') return first
  const fields = asFields(first)
  for (const name of [...SENTENCES, ...ERRORS, 'response', 'respuesta', ...FLAGS, 'result', 'resultado']) {
    const text = firstText(fields[name])
    if (text !== '') return text
  }
  return ''
}
