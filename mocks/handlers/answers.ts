import type { Call, Row, WriteCall } from '../../src/adapters/http/call.ts'
import type { Failure, Result } from '../../src/domain/result.ts'

// The other side of the calls: what comes is decoded, the port's method of the same name is asked, and what it gives is
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
/** Kept by thing, because long lists are asked for often. */
const textOf = (row: Row<unknown>, own: unknown) => {
  if (typeof own !== 'object' || own === null) return JSON.stringify(row.encode(own))
  const known = texts.get(row) ?? new WeakMap<object, string>()
  texts.set(row, known)
  const text = known.get(own) ?? JSON.stringify(row.encode(own))
  known.set(own, text)
  return text
}
/** One thing is a list of one, and nothing an empty list, as PHP does it. */
export const jsonOf = (row: Row<unknown>, items: readonly unknown[]) =>
  `[${items.map((item) => textOf(row, item)).join(',')}]`

const refusalOf = (failure: Failure) => (failure.kind === 'refused' ? failure.text : 'error')

/** The document's word with the row beside it. What is refused outside of login and newsletter has an error status. */
const saidOf = (call: WriteCall, result: Result<unknown>) => {
  const { done, gives, others } = call
  if (others === 'text' && typeof done === 'string')
    return { text: result.ok ? done : refusalOf(result.failure), status: 200, type: HTML_TYPE }
  if (!result.ok) {
    const text = JSON.stringify([{ response: refusalOf(result.failure) }])
    return { text, status: others === 'refusal' ? 200 : 422, type: JSON_TYPE }
  }
  const said = typeof done === 'string' ? { response: done } : done.says
  const row = gives === null ? {} : gives.encode(result.value)
  return { text: JSON.stringify(typeof said === 'string' ? said : [{ ...said, ...row }]), status: 200, type: JSON_TYPE }
}

type Ports = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Method = (asked: unknown) => Promise<Result<unknown>>

const answerOf =
  (call: Call, method: Method) =>
  async (sent: Body, token = '') => {
    const decoded = call.asks.decode(sent)
    const asked = 'proof' in call && call.proof !== null ? { ...Object(decoded), [call.proof]: token } : decoded
    if (call.kind === 'record') {
      await method(asked)
      return { text: 'registered', status: 200, type: HTML_TYPE }
    }
    const result = await (call.asks.columns.length === 0 ? method(undefined) : method(asked))
    if (call.kind === 'write') return saidOf(call, result)
    const found = result.ok ? result.value : null
    const items = call.kind === 'rows' ? ((found ?? []) as readonly unknown[]) : found === null ? [] : [found]
    return { text: jsonOf(call.row, items), status: 200, type: JSON_TYPE }
  }

/** Each call with what answers it. */
export const answers = (calls: Readonly<Record<string, Readonly<Record<string, Call>>>>, ports: object) =>
  Object.entries(calls).flatMap(([port, methods]) =>
    Object.entries(methods).map(([name, call]) => ({
      call,
      answer: answerOf(call, (ports as Ports)[port]?.[name] as Method),
    })),
  )
