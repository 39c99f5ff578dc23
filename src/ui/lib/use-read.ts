import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { fail, type Failure, type Result } from '../../domain/result.ts'
import { useServices, type Services } from './services.ts'

/** Wraps a failure for the query library, which knows only thrown errors. */
export class ReadError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

export type Read<T> = UseQueryResult<T, ReadError>

export interface ReadOptions {
  /** False waits: nothing is asked until it is true. */
  enabled?: boolean
  /** Asks again every so many milliseconds, while the page is visible. */
  pollMs?: number
  /** Shows the answer of the former key until the new one comes. */
  keepPrevious?: boolean
}

/**
 * The one way to read. Two components with the same key share one request and one answer; leaving aborts it.
 * The key names the port's method and its arguments: `['catalogue.product', id]`.
 */
export const useRead = <T>(
  key: readonly unknown[],
  read: (services: Services, signal: AbortSignal) => Promise<Result<T>>,
  { enabled = true, pollMs, keepPrevious = false }: ReadOptions = {},
): Read<T> => {
  const services = useServices()
  return useQuery<T, ReadError>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      // Ports never throw; should one do it all the same, the visitor is told and does not wait for ever.
      const result = await read(services, signal).catch((error: unknown) => {
        reportError(error)
        return fail({ kind: 'malformed', where: String(key[0]) })
      })
      if (result.ok) return result.value
      throw new ReadError(result.failure)
    },
    enabled,
    ...(pollMs === undefined ? {} : { refetchInterval: pollMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
