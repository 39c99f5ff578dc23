import * as z from 'zod/mini'
import type { PriceTier } from '../../domain/catalogue/catalogue.ts'
import { orderedTiers } from '../../domain/catalogue/tiers.ts'
import type { Failure } from '../../domain/result.ts'

// Fields of stored records: one that cannot be read makes its record unreadable, unless it has a fallback. `z.custom`
// stands where Zod's own check would add more code to home than the rule is long.

export const filled = z.custom<string>((raw) => typeof raw === 'string' && raw !== '')
export const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.custom<number>((raw) => Number.isSafeInteger(raw) && Number(raw) >= least && Number(raw) <= most)
export const whole = wholeFrom(0)
export const textOrEmpty = z.catch(z.string(), '')
export const filledOrNull = z.catch(z.nullable(filled), null)
export const isTrue = z.transform((raw) => raw === true)
export const wholeOrNull = z.catch(z.nullable(whole), null)
export const orNone = <T>(list: z.ZodMiniType<readonly T[]>) => z.catch(list, [])
export const tiers: z.ZodMiniType<readonly PriceTier[]> = orNone(
  z.pipe(
    z.array(z.object({ from: whole, price: wholeFrom(1) })),
    z.transform((read) => orderedTiers(read) ?? []),
  ),
)

/** A record with one of these kinds; another version of the site may know others. */
export const ofKind = <T extends { readonly kind: string }>(kinds: Readonly<Record<T['kind'], true>>) =>
  z.custom<T>(
    (raw) => typeof raw === 'object' && raw !== null && 'kind' in raw && Object.hasOwn(kinds, String(raw.kind)),
  )

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
export const failureOrNull = z.catch(z.nullable(failure), null)
