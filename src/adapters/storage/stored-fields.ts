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

export const failureOrNull: z.ZodMiniType<Failure | null> = z.catch(
  z.nullable(
    z.union([
      z.object({ kind: z.literal('offline'), sent: z.exactOptional(z.literal(true)) }),
      z.object({ kind: z.literal('server'), status: z.number(), waitSeconds: z.exactOptional(z.number()) }),
      z.object({ kind: z.literal('malformed'), where: z.string() }),
      z.object({ kind: z.literal('refused'), text: z.string() }),
      z.object({ kind: z.literal('page'), status: z.number() }),
      z.object({ kind: z.literal(['timeout', 'unauthorised', 'aborted']) }),
    ]),
  ),
  null,
)
