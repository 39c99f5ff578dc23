import { catalogueQueries } from '../../domain/catalogue/catalogue.ts'
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fail, type Failure, type Query } from '../../domain/result.ts'
import { EmptyState, type EmptyStateProps } from '../kit/section.tsx'
import { FailureNotice } from '../notices/failure-notice.tsx'
import { LoginButton } from '../site/login.tsx'
import { builtKey, type Built } from './perishable.ts'
import { useServices, useHydrated, type Services } from './services.ts'

/** Wraps a failure for the query library, which knows only thrown errors. */
class ReadError extends Error {
  failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

const failureOf = (error: unknown): Failure | null => (error instanceof ReadError ? error.failure : null)

const waitMs = (error: unknown) => {
  const failure = failureOf(error)
  return failure?.kind === 'server' ? (failure.waitSeconds ?? 0) * 1000 : 0
}

export const failedOffline = ({ state }: { state: { error: Error | null } }) =>
  failureOf(state.error)?.kind === 'offline'

/** Reads again everything on screen that failed for want of a connection. */
export const readAgainOnline = (queries: QueryClient) =>
  void queries.refetchQueries({ type: 'active', predicate: failedOffline })

type Field = 'data' | 'error' | 'isFetching' | 'refetch'
export type Read<T> = Pick<
  UseQueryResult<T, ReadError>,
  Field | 'isPending' | 'isFetchedAfterMount' | 'isPlaceholderData'
>

export type ShownRead<T> = Pick<Read<T>, Field>

const NOT_READ = {
  data: undefined,
  error: null,
  isFetching: true,
  isPending: true,
  isFetchedAfterMount: false,
  isPlaceholderData: false,
}

export interface ReadOptions<T> {
  enabled?: boolean
  /** Milliseconds between two reads while the page is visible. */
  pollMs?: (data: T | undefined) => number
  /** Reads once a page load, and again only when it is invalidated. */
  once?: boolean
  /** Keeps the answer of the former key until the new one arrives. */
  keepPrevious?: boolean
}

/** Components with the same query share one request, which is aborted when the last of them goes. */
export const useRead = <T,>(
  { key, read }: Query<T, Services>,
  { enabled = true, pollMs, once = false, keepPrevious = false }: ReadOptions<T> = {},
): Read<T> => {
  const services = useServices()
  const query = useQuery<T, ReadError>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      // A port that throws has a bug, which is reported; the screen shows a failure instead of loading for ever.
      const result = await read(services, signal).catch((error: unknown) => {
        reportError(error)
        return fail({ kind: 'malformed', where: key[0] })
      })
      if (result.ok) return result.value
      throw new ReadError(result.failure)
    },
    enabled,
    ...(once && { staleTime: Infinity }),
    ...(pollMs && {
      refetchInterval: ({ state }) => Math.max(pollMs(state.data), waitMs(state.error)),
      refetchOnWindowFocus: 'always',
    }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
  // React hydrates prerendered parts one by one: an answer that came before is shown after it.
  const isShown = useHydrated(!query.isPending, false)
  return isShown || query.isPending ? query : { ...NOT_READ, refetch: query.refetch }
}

/**
 * How far a screen with built parts is, in this order: nothing yet, a row of a list, last night's built answer, today's.
 * Only today's has prices, rules and stock.
 */
export type Progress<T, Row = never> = Readonly<
  | { kind: 'nothing'; content?: undefined }
  | { kind: 'listed'; content: Row }
  | { kind: 'built'; content: Built<T> }
  | { kind: 'today'; content: T }
>

export const useProgress = <T, Row = never>(query: Query<T>, today: T | undefined, row?: Row): Progress<T, Row> => {
  const built = useQueryClient().getQueryData<Built<T>>(builtKey(query))
  if (today !== undefined) return { kind: 'today', content: today }
  if (built !== undefined) return { kind: 'built', content: built }
  return row === undefined ? { kind: 'nothing' } : { kind: 'listed', content: row }
}

/** Today's answer of a query; until it is there, and beside its failure, the built page's. */
export const useShown = <T,>(query: Query<T>, today: ShownRead<T>) => {
  const { kind, content } = useProgress(query, today.data)
  const { error, isFetching, refetch } = today
  return { kind, data: content, error, isFetching, refetch }
}

export const useBuiltRead = <T,>(query: Query<T, Services>) => useShown(query, useRead(query))
export const useSegments = () => useBuiltRead(catalogueQueries.segments())
export const useCategories = () => useBuiltRead(catalogueQueries.categories())

type FailedRead = Pick<ShownRead<unknown>, 'error' | 'isFetching'> & { refetch: () => Promise<unknown> }

export const ReadFailure = ({ read, compact = false }: { read: FailedRead; compact?: boolean }) =>
  read.error && (
    <FailureNotice
      failure={read.error.failure}
      busy={read.isFetching}
      compact={compact}
      // The session is over: another try would be refused again.
      instead={read.error.failure.kind === 'unauthorised' && <LoginButton />}
      onRetry={() => void read.refetch()}
    />
  )

interface ViewProps<T> {
  read: ShownRead<T>
  skeleton: ReactNode
  /** Shown for null and an empty list; if left out, null shows nothing. */
  empty?: EmptyStateProps
  children: (value: NonNullable<T>) => ReactNode
}

/** The skeleton, content, empty state or failure of a read. Content stays while it is read again. */
export const ReadView = <T,>({ read, skeleton, empty, children }: ViewProps<T>) => {
  const { data } = read
  const notice = <ReadFailure read={read} compact={data !== undefined} />
  if (data === undefined) return read.error ? notice : skeleton
  const isEmpty = data === null || (empty !== undefined && Array.isArray(data) && data.length === 0)
  return (
    <>
      {notice}
      {!isEmpty ? children(data) : empty && <EmptyState {...empty} />}
    </>
  )
}
