import type { Call, Row, WriteCall } from '../../src/adapters/http/call.ts'
import type { Failure, Result } from '../../src/domain/result.ts'

// The server's side of the calls: a request is decoded, the port's method of the same name answers, and its answer is
// written as PHP writes it.

export type Body = Readonly<Record<string, unknown>>

export type Answered = Readonly<{
  text: string
  status: number
  type: string
}>
const JSON_TYPE = 'application/json'
const HTML_TYPE = 'text/html; charset=UTF-8'

const texts = new WeakMap<Row<unknown>, WeakMap<object, string>>()
/** Each item's text is kept, because long lists are requested often. */
const textOf = (row: Row<unknown>, item: unknown) => {
  if (typeof item !== 'object' || item === null) return JSON.stringify(row.encode(item))
  const ofRow = texts.get(row) ?? new WeakMap<object, string>()
  texts.set(row, ofRow)
  const text = ofRow.get(item) ?? JSON.stringify(row.encode(item))
  ofRow.set(item, text)
  return text
}
/** A list, as PHP writes a single row, too. */
export const jsonOf = (row: Row<unknown>, items: readonly unknown[]) =>
  `[${items.map((item) => textOf(row, item)).join(',')}]`

const refusalOf = (failure: Failure) => (failure.kind === 'refused' ? failure.text : 'error')

/** A write's answer: the document's word and its row. Refusals outside of login and newsletter have an error status. */
const writeAnswer = (call: WriteCall, result: Result<unknown>) => {
  const { done, gives, others } = call
  if (others === 'text' && typeof done === 'string')
    return { text: result.ok ? done : refusalOf(result.failure), status: 200, type: HTML_TYPE }
  if (!result.ok) {
    const text = JSON.stringify([{ response: refusalOf(result.failure) }])
    return { text, status: others === 'refusal' ? 200 : 422, type: JSON_TYPE }
  }
  const word = typeof done === 'string' ? { response: done } : done.says
  const row = gives === null ? {} : gives.encode(result.value)
  return { text: JSON.stringify(typeof word === 'string' ? word : [{ ...word, ...row }]), status: 200, type: JSON_TYPE }
}

type Ports = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Method = (params: unknown) => Promise<Result<unknown>>

const answerOf =
  (call: Call, method: Method) =>
  async (sent: Body, token = '') => {
    const decoded = call.asks.decode(sent)
    const params = 'proof' in call && call.proof !== null ? { ...Object(decoded), [call.proof]: token } : decoded
    if (call.kind === 'record') {
      await method(params)
      return { text: 'registered', status: 200, type: HTML_TYPE }
    }
    const result = await (call.asks.columns.length === 0 ? method(undefined) : method(params))
    if (call.kind === 'write') return writeAnswer(call, result)
    const value = result.ok ? result.value : null
    const items = call.kind === 'rows' ? ((value ?? []) as readonly unknown[]) : value === null ? [] : [value]
    return { text: jsonOf(call.row, items), status: 200, type: JSON_TYPE }
  }

/** Each call with the function that answers it. */
export const answers = (calls: Readonly<Record<string, Readonly<Record<string, Call>>>>, ports: object) =>
  Object.entries(calls).flatMap(([port, methods]) =>
    Object.entries(methods).map(([name, call]) => ({
      call,
      answer: answerOf(call, (ports as Ports)[port]?.[name] as Method),
    })),
  )
