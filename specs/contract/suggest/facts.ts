import { foldText } from '../../../src/domain/text.ts'
import type { Row } from '../asking.ts'
import type { Facts } from './values.ts'

const withValues = (known: ReadonlySet<string>, rows: readonly Row[], field: string): ReadonlySet<string> => {
  const found = rows.map((row) => row[field]).filter((value) => typeof value === 'string' || typeof value === 'number')
  return new Set([...known, ...found.map((value) => foldText(String(value))).filter((text) => text !== '')])
}

/** What these rows, in our names, tell about values that other answers hold too. */
export const learnFacts = (facts: Facts, path: string, rows: readonly Row[]): Facts => {
  switch (path) {
    case '/list-segmentos.php':
      return { ...facts, segments: withValues(facts.segments, rows, 'segmento') }
    case '/list-categories.php':
      return { ...facts, categories: withValues(facts.categories, rows, 'categoria') }
    case '/list-companies.php':
      return {
        ...facts,
        storeIds: withValues(facts.storeIds, rows, 'id'),
        storeNames: withValues(facts.storeNames, rows, 'nombre'),
        towns: withValues(facts.towns, rows, 'poblacion'),
      }
    default:
      return facts
  }
}
