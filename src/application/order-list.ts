import type { CataloguePort } from '../domain/catalogue/catalogue.ts'
import { checkList, takenProducts, type Reading, type Readings } from '../domain/orders/list-check.ts'
import { linesOf, numberIn, wantedIn, type ListLine } from '../domain/orders/order-list.ts'
import type { OrderStores } from '../domain/orders/orders.ts'
import { isSameName, nameKey } from '../domain/text.ts'
import type { OrderDrafts } from './order-drafts.ts'
import { createSignal } from './signal.ts'

/** Requests at once: few are answered as fast as many, and other visitors wait less. */
const AT_ONCE = 4

type Catalogue = Pick<CataloguePort, 'product' | 'search'>

/** The product of a key, which only a search finds; products with other keys that it gives are left out. */
const readKey = async (catalogue: Catalogue, key: string, signal: AbortSignal): Promise<Reading> => {
  const detail = async (id: string): Promise<Reading> => {
    const answer = await catalogue.product({ id }, signal)
    if (!answer.ok) return { kind: 'failed', failure: answer.failure }
    return answer.value === null ? { kind: 'unknown' } : { kind: 'found', product: answer.value }
  }
  const number = numberIn(key)
  if (number !== '') return detail(number)
  const answer = await catalogue.search({ text: key }, signal)
  if (!answer.ok) return { kind: 'failed', failure: answer.failure }
  const products = answer.value.filter((product) => product.key && isSameName(product.key, key))
  const [only] = products
  if (products.length > 1) return { kind: 'several', products }
  return only === undefined ? { kind: 'unknown' } : detail(only.id)
}

interface Needs {
  catalogue: Catalogue
  orderStores: Pick<OrderStores, 'list'>
}

type Checked = Readonly<{
  /** The lines are null until the list is checked. */
  lines: readonly ListLine[] | null
  readings: Readings
}>

/** Readings are told together, because each draws hundreds of lines again. */
const TOLD_AFTER_MS = 150

/** An order from a list of lines: each key is read once, and nothing is added before its buyer says so. */
export const createOrderList = ({ catalogue, orderStores }: Needs) => {
  const { read, subscribe, change } = createSignal<Checked>({ lines: null, readings: new Map() })
  let round = new AbortController()
  let arrived: [string, Reading][] = []
  const withReadings = (news: readonly (readonly [string, Reading])[]) =>
    change((now) => ({ ...now, readings: new Map([...now.readings, ...news]) }))
  const tell = () => {
    if (arrived.length > 0) withReadings(arrived)
    arrived = []
  }

  /** Reads the wanted keys of the list. */
  const readKeys = async (isWanted: (key: string, reading?: Reading) => boolean) => {
    const { lines, readings } = read()
    const texts = (lines ?? []).map(({ text }) => wantedIn(text).key)
    const waiting = [...new Map(texts.map((text) => [nameKey(text), text]))].filter(
      ([key]) => key !== '' && isWanted(key, readings.get(key)),
    )
    withReadings(waiting.map(([key]) => [key, { kind: 'reading' }]))
    const { signal } = round
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
        const [key, text] = next
        const reading = await readKey(catalogue, text, signal)
        if (!signal.aborted && arrived.push([key, reading]) === 1) setTimeout(tell, TOLD_AFTER_MS)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  /** Reads the keys that have no reading. */
  const readOn = () => readKeys((_, reading) => reading === undefined)
  const stop = () => {
    tell()
    round.abort()
    round = new AbortController()
    change((now) => ({ ...now, readings: new Map([...now.readings].filter(([, { kind }]) => kind !== 'reading')) }))
  }
  const write = (user: string, text: string) => orderStores.list.edit(() => (text === '' ? null : { user, text }))
  const changeLines = (user: string, edit: (lines: readonly ListLine[]) => readonly ListLine[]) => {
    const lines = edit(read().lines ?? [])
    change((now) => ({ ...now, lines }))
    write(user, lines.map(({ text }) => text).join('\n'))
  }

  return {
    read,
    subscribe,
    write,
    readOn,
    stop,
    /** Checks a text and forgets an earlier check: prices and stock are today's. */
    check(text: string) {
      stop()
      change(() => ({ lines: linesOf(text), readings: new Map() }))
      return readOn()
    },
    /** Goes back from the lines to their text. */
    leave: () => {
      stop()
      change((now) => ({ ...now, lines: null }))
    },
    /** Reads the failed keys again, or one of them. */
    readAgain: (only?: string) => readKeys((key, reading) => reading?.kind === 'failed' && (only ?? key) === key),
    changeLine: (user: string, id: number, line: Partial<ListLine>) =>
      changeLines(user, (lines) => lines.map((one) => (one.id === id ? { ...one, ...line } : one))),
    removeLine: (user: string, id: number) => changeLines(user, (lines) => lines.filter((line) => line.id !== id)),

    /** Adds the taken lines to the drafts of their makers. Gives the added and the wanted products. */
    add(user: string, drafts: Pick<OrderDrafts, 'add'>) {
      const { lines, readings } = read()
      const verdicts = checkList(lines ?? [], readings)
      const taken = takenProducts(verdicts)
      const added = taken.flatMap(({ product, draft }) => drafts.add(user, product, [draft]).added)
      changeLines(user, (all) => all.filter((_, at) => verdicts[at]?.kind !== 'taken'))
      return { added, wanted: taken.map(({ draft }) => draft) }
    },
  }
}
