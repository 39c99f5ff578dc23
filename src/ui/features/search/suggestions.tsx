import { useEffect, useState } from 'react'
import { firstSuggestions, type ImagePath, type Suggestion } from '../../../domain/catalogue/catalogue.ts'
import { namedColour, foldText, isBlank, visibleText } from '../../../domain/text.ts'
import { Icon } from '../../kit/text.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { firstPrice } from '../../lib/perishable.ts'
import { queryFor } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/read.tsx'
import { notices, notify } from '../../notices/toasts.ts'
import './search.css'

const PAUSE_MS = 200
const NONE: readonly Suggestion[] = []

/**
 * One toast for each failed request of a search, for suggestions or for results. An aborted request is not a
 * failure.
 */
export const useConnectionToast = ({ error }: Pick<Read<unknown>, 'error'>) =>
  useEffect(() => {
    if (error !== null && error.failure.kind !== 'aborted') notify(notices.connectionFailed())
  }, [error])

/** While the next answer is pending, the fitting ones of the last are shown. */
export const useSuggestions = (typed: string, open: boolean) => {
  const text = visibleText(typed)
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  // The text is the key, so an older answer never replaces a newer one.
  const {
    data = NONE,
    error,
    isPlaceholderData,
  } = useRead(queryFor('catalogue', 'suggestions', { text: query }), {
    enabled: open && query === text && !isBlank(text),
    keepPrevious: true,
  })
  useConnectionToast({ error })
  const isAnswer = query === text && !isPlaceholderData
  return firstSuggestions(text, isAnswer ? data : data.filter(({ name }) => foldText(name).includes(foldText(text))))
}

export interface Row {
  text: string
  image?: ImagePath | null
  note?: string
}

export const rowsFor = (typed: string, suggestions: readonly Suggestion[]) =>
  suggestions.map((suggestion) => ({
    text: suggestion.name,
    image: namedColour(suggestion.colours, typed)?.image ?? suggestion.image,
    note: [suggestion.category, suggestion.segment, firstPrice(suggestion)].filter(Boolean).join(' · '),
  }))

interface Props {
  id: string
  row: Row
  isActive: boolean
  onChoose: () => void
}

export const SearchOption = ({ id, row: { text, image, note }, isActive, onChoose }: Props) => (
  <li
    id={id}
    className="search-box-option media"
    role="option"
    aria-selected={isActive}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {image ? <Thumb path={image} /> : <Icon name={image === undefined ? 'clock' : 'search'} size={16} />}
    {/* The note is no part of what is searched for. */}
    <bdi className="fill" data-note={note || undefined}>
      {text}
    </bdi>
  </li>
)
