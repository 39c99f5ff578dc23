import * as z from 'zod/mini'
import type { Failure } from '../../domain/result.ts'
import { listOf, value } from './create-store.ts'

// Fields of stored records. One that cannot be read makes its record unreadable, unless it has a value for that case.

export const isWhole = (raw: unknown): raw is number => typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0

export const text = value((raw) => (typeof raw === 'string' ? raw : undefined))
export const textOrEmpty = value((raw) => (typeof raw === 'string' ? raw : ''))
export const filled = value((raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined))
export const textOrNull = value((raw) => (raw === null || typeof raw === 'string' ? raw : undefined))
export const isTrue = value((raw) => raw === true)
export const number = value((raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined))
export const filledOrNull = value((raw) => filled.safeParse(raw).data ?? null)
export const whole = value((raw) => (isWhole(raw) ? raw : undefined))
export const wholeOrNull = value((raw) => (isWhole(raw) ? raw : null))
export const atLeastOneOrNull = value((raw) => (isWhole(raw) && raw > 0 ? raw : null))
export const atLeastOne = value((raw) => (isWhole(raw) ? Math.max(1, raw) : 1))
export const orNone = <T>(list: z.ZodMiniType<readonly T[]>): z.ZodMiniType<readonly T[]> =>
  value((raw) => list.safeParse(raw).data ?? [])
export const tiers = orNone(listOf(z.object({ from: whole, price: whole })))

const of = <Kind extends Failure['kind'], Fields extends object>(kind: Kind, fields: Fields) =>
  z.object({ kind: value((raw) => (raw === kind ? kind : undefined)), ...fields })
const said = z.exactOptional(text)
const failures: readonly z.ZodMiniType<Failure>[] = [
  of('offline', { sent: z.exactOptional(value((raw) => (raw === true ? raw : undefined))) }),
  of('timeout', {}),
  of('server', { status: number, waitSeconds: z.exactOptional(number), said }),
  of('malformed', { where: text, said }),
  of('refused', { text }),
  of('unauthorised', {}),
  of('aborted', {}),
]
export const failureOrNull: z.ZodMiniType<Failure | null> = z.transform(
  (raw: unknown) => failures.map((each) => each.safeParse(raw).data).find((read) => read !== undefined) ?? null,
)
