import { foldText } from '../../../domain/text.ts'
import { useServices } from '../../lib/services.ts'

const KEY = 'puntada_busquedas'
const MOST = 6
const LONGEST = 120

type Kept = ReturnType<typeof useServices>['kept']

/** What this browser searched for, latest first (the API keeps no such list). */
export const recentSearches = (kept: Kept): readonly string[] => {
  const stored = kept.get(KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST).slice(0, MOST)
}

export const rememberSearch = (kept: Kept, text: string): void => {
  const others = recentSearches(kept).filter((each) => foldText(each) !== foldText(text))
  kept.set(KEY, [text, ...others].slice(0, MOST))
}

/** Forgets one search, or all of them. */
export const forgetSearch = (kept: Kept, text?: string): void => {
  if (text === undefined) kept.remove(KEY)
  else kept.set(KEY, recentSearches(kept).filter((each) => each !== text))
}
