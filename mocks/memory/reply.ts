import { fail, ok, type Result } from '../../src/domain/result.ts'
import type { SimulationContext } from './context.ts'

/** Thrown inside a port's work to refuse in the server's own words. */
export class Refusal extends Error {}

/** Does a port's work on the state that all tabs share, as a result: aborted, refused or done. */
export const replying =
  ({ sync }: SimulationContext) =>
  async <T>(work: () => T, signal?: AbortSignal): Promise<Result<T>> => {
    // Asynchronous, so that callers see the same order of events as over HTTP.
    await Promise.resolve()
    if (signal?.aborted) return fail({ kind: 'aborted' })
    sync()
    try {
      return ok(work())
    } catch (error) {
      if (error instanceof Refusal) return fail({ kind: 'refused', text: error.message })
      throw error
    }
  }

/** These columns of a row, which may have others. */
export const pick = <Row, Name extends keyof Row>(row: Row, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as { readonly [Column in Name]: Row[Column] }

/** E-mails are user ids, whatever their case. */
export const userId = (mail: string) => mail.trim().toLowerCase()

export const requireUser = (mail: string) => {
  const user = userId(mail)
  if (user === '') throw new Refusal('Ingresa a tu cuenta para continuar.')
  return user
}
