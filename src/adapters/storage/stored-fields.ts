import * as z from 'zod/mini'
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
