import { useEffect, useState } from 'react'
import { firstSuggestions, type Suggestion } from '../../../domain/catalogue/catalogue.ts'
import { foldText, isBlank, visibleText } from '../../../domain/text.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useRead, type Read } from '../../lib/read.tsx'

/** Milliseconds after the last key before suggestions are requested. */
const REST_MS = 200
const NONE: readonly Suggestion[] = []

/**
 * one toast for each failed request of a search, for suggestions or for results. An aborted request is not a
 * failure.
 */
export const useConnectionToast = ({ error }: Pick<Read<unknown>, 'error'>): void =>
  useEffect(() => {
    if (error !== null && error.failure.kind !== 'aborted') notify(notices.connectionFailed())
  }, [error])

/** While the next answer is pending, the fitting ones of the last are shown. */
export const useSuggestions = (typed: string, open: boolean): readonly Suggestion[] => {
  const text = visibleText(typed)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])

  // The text is the key, so an older answer never replaces a newer one.
  const {
    data = NONE,
    error,
    isPlaceholderData,
  } = useRead(catalogueQueries.suggestions(asked), {
    enabled: open && asked === text && !isBlank(text),
    keepPrevious: true,
  })
  useConnectionToast({ error })
  const isAnswer = asked === text && !isPlaceholderData
  return firstSuggestions(text, isAnswer ? data : data.filter(({ name }) => foldText(name).includes(foldText(text))))
}
