import type { PriceTier } from '../../domain/catalogue/catalogue.ts'
import { orderedTiers } from '../../domain/catalogue/tiers.ts'
import type { Failure } from '../../domain/result.ts'

// Small functions read what the site itself stored: Zod was 5.1 KB of home's code.

/** Reads a stored value; undefined for one that cannot be read, which makes its record unreadable. */
export type Read<T> = (stored: unknown) => T | undefined

export const text: Read<string> = (stored) => (typeof stored === 'string' ? stored : undefined)
export const filled: Read<string> = (stored) => text(stored) || undefined
export const wholeFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (stored) =>
    Number.isSafeInteger(stored) && Number(stored) >= least && Number(stored) <= most ? Number(stored) : undefined
export const whole = wholeFrom(0)
export const oneOf =
  <T extends string | boolean>(...values: readonly T[]): Read<T> =>
  (stored) =>
    values.find((value) => value === stored)
/** `otherwise` takes the place of a value that cannot be read. */
export const or =
  <T, F>(read: Read<T>, otherwise: F) =>
  (stored: unknown): T | F =>
    read(stored) ?? otherwise
/** Null, where it is stored as such. */
export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (stored) =>
    stored === null ? null : read(stored)

export const flag = oneOf(true, false)
export const textOrEmpty = or(text, '')
export const filledOrNull = or(filled, null)
export const wholeOrNull = or(whole, null)

type Fields = Readonly<Record<string, Read<unknown>>>
type Values<F extends Fields> = { readonly [Name in keyof F]: Exclude<ReturnType<F[Name]>, undefined> }

/** An object with all of `fields`; one of `extra` is left out where it cannot be read. */
export const record = <F extends Fields, E extends Fields = {}>(fields: F, extra?: E) => {
  const all = Object.entries<Read<unknown>>({ ...fields, ...extra })
  return (stored: unknown) => {
    const given = Object(stored) as Readonly<Record<string, unknown>>
    const values: Record<string, unknown> = {}
    for (const [name, read] of all) {
      const value = read(given[name])
      if (value !== undefined) values[name] = value
      else if (name in fields) return undefined
    }
    return values as Values<F> & Partial<Values<E>>
  }
}

/** A list of at least so many items, without the broken ones and those of a repeated id. */
export const listOf =
  <T>(item: Read<T>, idOf?: (item: T) => string, least = 0): Read<readonly T[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined
    const seen = new Set<string>()
    const items = stored
      .map(item)
      .filter((read) => read !== undefined)
      .filter((read) => idOf === undefined || seen.size < seen.add(idOf(read)).size)
    return items.length < least ? undefined : items
  }
export const orNone = <T>(list: Read<readonly T[]>) => or(list, [])

const tier = record({ from: whole, price: wholeFrom(1) })
/** Half a list is a wrong price. */
export const tiers = (stored: unknown): readonly PriceTier[] => {
  const list = listOf(tier, undefined, Array.isArray(stored) ? stored.length : 0)(stored)
  return (list && orderedTiers(list)) ?? []
}

/** A record with one of these kinds; another version of the site may know others. */
export const ofKind =
  <T extends { kind: string }>(kinds: Readonly<Record<T['kind'], true>>): Read<T> =>
  (stored) =>
    Object.hasOwn(kinds, String((stored as Partial<T> | null)?.kind)) ? (stored as T) : undefined

export const failure = ofKind<Failure>({
  offline: true,
  timeout: true,
  server: true,
  malformed: true,
  refused: true,
  page: true,
  unauthorised: true,
  aborted: true,
})
export const failureOrNull = or(failure, null)
