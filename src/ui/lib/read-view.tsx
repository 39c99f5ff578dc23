import { useDeferredValue, type ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { Read } from './use-read.ts'

interface Props<T> {
  read: Read<T>
  skeleton: ReactNode
  /** Shown instead of null and, if given, of an empty list. */
  empty?: ReactNode
  children: (value: NonNullable<T>) => ReactNode
}

const failureOf = <T,>(read: Read<T>): Failure | null => {
  if (read.error) return read.error.failure
  // A query paused offline has no error, but a skeleton would stay for ever.
  return read.fetchStatus === 'paused' ? { kind: 'offline' } : null
}

/** Skeleton, content, empty state or failure of one read. Content stays visible while it is read again. */
export const ReadView = <T,>({ read, skeleton, empty, children }: Props<T>) => {
  const { data } = read
  const failure = failureOf(read)
  // Content that arrives is rendered in slices: a long list must not freeze the page.
  const hasArrived = useDeferredValue(data !== undefined)
  const notice = failure && (
    <FailureNotice
      failure={failure}
      busy={read.isFetching}
      compact={data !== undefined}
      onRetry={() => void read.refetch()}
    />
  )
  if (data === undefined || !hasArrived) return <>{notice ?? skeleton}</>
  const isEmpty = data === null || (empty !== undefined && Array.isArray(data) && data.length === 0)
  return (
    <>
      {notice}
      {isEmpty ? empty : children(data)}
    </>
  )
}
