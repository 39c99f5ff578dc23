import type { RecentStores } from '../../../domain/catalogue/catalogue.ts'
import { foldText } from '../../../domain/text.ts'

const MOST = 6
type Searches = RecentStores['searches']

/** The recent searches of this browser, latest first. */
export const recentSearches = (searches: Searches): readonly string[] => searches.read().slice(0, MOST)

export const rememberSearch = (searches: Searches, text: string): void => {
  void searches.update((all) => [text, ...all.filter((each) => foldText(each) !== foldText(text))].slice(0, MOST))
}

/** Forgets one search, or all of them. */
export const forgetSearch = (searches: Searches, text?: string): void => {
  void searches.update((all) => (text === undefined ? [] : all.filter((each) => each !== text)))
}
