import type { ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { Read } from './use-read.ts'

interface Props<T> {
  read: Read<T>
  skeleton: ReactNode
  isEmpty?: (value: T) => boolean
  empty?: ReactNode
  children: (value: T) => ReactNode
}

const failureOf = <T,>(read: Read<T>): Failure | null => {
  if (read.error) return read.error.failure
  // A query paused offline has no error, but a skeleton would stay for ever.
  return read.fetchStatus === 'paused' ? { kind: 'offline' } : null
}

/** Skeleton, content, empty state or failure of one read. Content stays visible while it is read again. */
export const ReadView = <T,>({ read, skeleton, isEmpty, empty, children }: Props<T>) => {
  const failure = failureOf(read)
  const notice = failure && (
    <FailureNotice
      failure={failure}
      busy={read.isFetching}
      compact={read.data !== undefined}
      onRetry={() => void read.refetch()}
    />
  )
  if (read.data === undefined) return <>{notice ?? skeleton}</>
  return (
    <>
      {notice}
      {isEmpty?.(read.data) ? empty : children(read.data)}
    </>
  )
}
