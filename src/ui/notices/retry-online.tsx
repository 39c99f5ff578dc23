import { useEffect, useEffectEvent } from 'react'

export const useOnline = (run: () => void): void => {
  const online = useEffectEvent(run)
  useEffect(() => {
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}

export const RetryOnline = ({ retry }: { retry: () => void }) => {
  useOnline(retry)
  return null
}
