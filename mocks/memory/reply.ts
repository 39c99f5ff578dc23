import { fail, ok, type Result } from '../../src/domain/result.ts'
import type { Models } from '../models.ts'
import type { Shop } from '../shop.ts'

export type SimulationContext = Readonly<{
  shop: Shop
  db: Models
  /** The shop's clock in ms since 1970, full seconds: the seeded day and the time since the first visit. */
  now: () => number
  /** Reads the changes of other tabs. */
  sync: () => void
  /** Stores the changes. */
  save: () => void
}>

/** Thrown by a port's method to refuse in the server's own words. */
export class Refusal extends Error {}

/** A port with synchronous methods. */
type Work<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (...params: infer Params) => Promise<Result<infer Answer>>
    ? (...params: Params) => Answer
    : never
}

/** A port from synchronous methods on the state that all tabs share: each call is aborted, refused or done. */
export const answering = <Port extends object>({ sync }: SimulationContext, work: Work<Port>): Port =>
  Object.fromEntries(
    Object.entries<(...params: readonly unknown[]) => unknown>(work).map(([name, method]) => [
      name,
      async (...params: readonly unknown[]) => {
        // Asynchronous, so that callers see the same order of events as over HTTP.
        await Promise.resolve()
        if (params.some((param) => (param as AbortSignal | null | undefined)?.aborted)) return fail({ kind: 'aborted' })
        sync()
        try {
          return ok(method(...params))
        } catch (error) {
          if (error instanceof Refusal) return fail({ kind: 'refused', text: error.message })
          throw error
        }
      },
    ]),
  ) as Port

/** A row with these columns alone. */
export const pick = <Row, Name extends keyof Row>(row: Row, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as { readonly [Column in Name]: Row[Column] }

/** The query for rows with these values. */
export const where = <Columns extends object>(columns: Columns) => ({
  where: Object.fromEntries(Object.entries(columns).map(([name, equals]) => [name, { equals }])) as {
    [Name in keyof Columns]: { equals: Columns[Name] }
  },
})

/** E-mails are user ids, whatever their case. */
export const userId = (mail: string) => mail.trim().toLowerCase()

export const requireUser = (mail: string) => {
  const user = userId(mail)
  if (user === '') throw new Refusal('Ingresa a tu cuenta para continuar.')
  return user
}

/** The simulated identity service's signature, which proves nothing outside of the simulation. */
export const simulatedToken = (mail: string) => `simulado.${encodeURIComponent(userId(mail))}`
