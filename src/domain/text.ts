/** A text without the unseen marks that come with what is pasted, and without spaces around it. */
export const visibleText = (text: string) => text.replace(/\p{DI}|(?!\s)\p{Cc}/gu, '').trim()

/** Lower case, no accents, wide letters or unseen marks, single spaces: for comparing texts as buyers type them. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The order of names, whatever their case or accents; of the same name, lower case first. `localeCompare` would load
 * the browser's tables of languages, which costs a slow phone some 40 ms.
 */
export const compareNames = (a: string, b: string) => {
  const [one, other] = [foldText(a), foldText(b)]
  if (one !== other) return one < other ? -1 : 1
  return a > b ? -1 : Number(a < b)
}

/** A malformed percent sequence (`%E0%A4%A`) leaves the text as it is. */
export const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Each text once, accents and case aside, as it is first written; without blank ones. */
export const distinct = (texts: Iterable<string>) => {
  const byKey = new Map<string, string>()
  for (const text of texts) {
    const key = foldText(text)
    if (!isBlank(text) && !byKey.has(key)) byKey.set(key, text)
  }
  return [...byKey.values()]
}

/** The items by key, in the order of each key's first item. The platform's own is missing in phones of 2023. */
export const groupBy = <T, Key>(items: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T[]> => {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

export const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** No visible characters: empty, spaces, invisible marks. */
export const isBlank = (text: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/**
 * A name for use in a path: `Tallas extra` → `tallas-extra`; where it has no Latin letter or digit its characters'
 * codes, «童装» → `7ae5-88c5`. Empty for what is blank.
 */
export const slug = (text: string) => {
  const folded = foldText(text)
  const latin = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return latin || Array.from(folded, (sign) => sign.codePointAt(0)?.toString(16)).join('-')
}

/** The slug of each name; names that read alike in a path get different ones. */
export const slugsOf = (names: readonly string[]) => {
  const taken = new Set<string>()
  return names.map((name) => {
    let free = slug(name)
    for (let again = 2; taken.has(free); again += 1) free = `${slug(name)}-${again}`
    taken.add(free)
    return free
  })
}

/** A text of at most `most` characters; one that was cut ends in an ellipsis. */
export const clipped = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** Singular and plural meet here: «pantalones» and «pantalón», «bloques» and «bloque». Takes a folded word. */
export const stem = (word: string) => (word.length <= 3 ? word : word.replace(/s$/, '').replace(/([^aeiou])e$/, '$1'))

export const stemsOf = (text: string) => wordsOf(text).map(stem)

/** Whether a name has all of these words, in singular or plural. */
export const holds = (name: string, wanted: string) => {
  const parts = stemsOf(name)
  const stems = stemsOf(wanted)
  return stems.length > 0 && stems.every((part) => parts.includes(part))
}

export const withoutGender = (stemmed: string) => stemmed.replace(/[ao]$/, '')

/** The first of these colours that the text names, whatever its gender: «blusa negra» names Negro. */
export const namedColour = <T extends { name: string }>(colours: readonly T[], text: string) => {
  const named = new Set(stemsOf(text).map(withoutGender))
  return colours.find(({ name }) => stemsOf(name).every((part) => named.has(withoutGender(part))))
}

/**
 * `1,200`. Intl's first number formatter costs a slow phone a tenth of all of home's script, and each use half a ms.
 */
export const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

const MOST_REMEMBERED = 5000
const LONGEST_REMEMBERED = 300

/** A memo: prices and colours repeat from row to row. Results are shared and must not be mutated. */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const memo = new Map<string, { value: T }>()
  return (text) => {
    const before = memo.get(text)
    if (before !== undefined) return before.value
    const value = read(text)
    // A full memo stays as it is: emptied, it would be filled again by a list with more values than it holds.
    if (memo.size < MOST_REMEMBERED && text.length < LONGEST_REMEMBERED) memo.set(text, { value })
    return value
  }
}

/** The key by which names are compared: makers write colours and sizes now in one way, now in another. */
export const nameKey = remembered(foldText)
export const isSameName = (one: string, other: string) => one === other || nameKey(one) === nameKey(other)
