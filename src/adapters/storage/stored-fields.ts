import * as z from 'zod/mini'
import type { PriceTier } from '../../domain/catalogue/catalogue.ts'
import { orderedTiers } from '../../domain/catalogue/tiers.ts'
import type { Failure } from '../../domain/result.ts'

// Fields of stored records. One that cannot be read makes its record unreadable, unless it has a value for that case.
// `z.custom` where zod's own check would add more to the code of home than the rule is long.

export const filled = z.custom<string>((raw) => typeof raw === 'string' && raw !== '')
export const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.custom<number>((raw) => Number.isSafeInteger(raw) && Number(raw) >= least && Number(raw) <= most)
export const whole = wholeFrom(0)
export const textOrEmpty = z.catch(z.string(), '')
export const filledOrNull = z.catch(z.nullable(filled), null)
export const isTrue = z.transform((raw) => raw === true)
export const wholeOrNull = z.catch(z.nullable(whole), null)
export const atLeastOneOrNull = z.catch(z.nullable(wholeFrom(1)), null)
export const orNone = <T>(list: z.ZodMiniType<readonly T[]>) => z.catch(list, [])
export const tiers: z.ZodMiniType<readonly PriceTier[]> = orNone(
  z.pipe(
    z.array(z.object({ from: whole, price: wholeFrom(1) })),
    z.transform((read) => orderedTiers(read) ?? []),
  ),
)

const KINDS = ['offline', 'timeout', 'server', 'malformed', 'refused', 'unauthorised', 'aborted'] as const
const text = z.exactOptional(z.string())
const number = z.exactOptional(z.number())
const failure = z.object({
  kind: z.literal(KINDS),
  sent: z.exactOptional(z.literal(true)),
  status: number,
  waitSeconds: number,
  where: text,
  text,
})
/** What each kind says is written by this site alone: only that it can be shown is looked at. */
export const failureOrNull = z.catch(z.nullable(failure), null) as z.ZodMiniType<Failure | null>
