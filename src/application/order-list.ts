import type { CataloguePort } from '../domain/catalogue/catalogue.ts'
import { checkList, takenProducts, type Reading, type Readings } from '../domain/orders/list-check.ts'
import { linesOf, numberIn, wantedIn, type ListLine } from '../domain/orders/order-list.ts'
import { orderPieces, type OrderStores } from '../domain/orders/orders.ts'
import { groupBy, isSameName, nameKey } from '../domain/text.ts'
import type { OrderDrafts } from './order-drafts.ts'
import { createSignal } from './signal.ts'

/** A server answers a few at once as fast as many, and other visitors wait less. */
const AT_ONCE = 4

/** Products are found by key in a search alone; it may give others, too, and only the very key is taken. */
const readKey = async (
  catalogue: Pick<CataloguePort, 'product' | 'search'>,
  key: string,
  signal: AbortSignal,
): Promise<Reading> => {
  const detail = async (id: string): Promise<Reading> => {
    const read = await catalogue.product({ id }, signal)
    if (!read.ok) return { kind: 'failed', failure: read.failure }
    return read.value === null ? { kind: 'unknown' } : { kind: 'found', product: read.value }
  }
  const number = numberIn(key)
  if (number !== '') return detail(number)
  const found = await catalogue.search({ text: key }, signal)
  if (!found.ok) return { kind: 'failed', failure: found.failure }
  const products = found.value.filter((product) => product.key && isSameName(product.key, key))
  const [only] = products
  if (products.length > 1) return { kind: 'several', products }
  return only === undefined ? { kind: 'unknown' } : detail(only.id)
}

interface Needs {
  catalogue: Pick<CataloguePort, 'product' | 'search'>
  orderStores: Pick<OrderStores, 'list'>
}

type Checked = Readonly<{
  /** Null while it is only typed. */
  lines: readonly ListLine[] | null
  readings: Readings
}>

/** Keys that arrive one by one would draw hundreds of lines as often. */
const TOLD_AFTER_MS = 150

/** An order from a list of lines: its keys are read, each once, and nothing is added before its buyer says so. */
export const createOrderList = ({ catalogue, orderStores }: Needs) => {
  const checked = createSignal<Checked>({ lines: null, readings: new Map() })
  let round = new AbortController()
  let arrived: [string, Reading][] = []
  const tell = () => {
    const news = arrived
    arrived = []
    if (news.length > 0) checked.change((now) => ({ ...now, readings: new Map([...now.readings, ...news]) }))
  }

  /** Reads the keys of the list that are wanted: as a rule those of which nothing is known. */
  const readOn = async (
    isWanted: (key: string, reading?: Reading) => boolean = (_, reading) => reading === undefined,
  ) => {
    const { lines, readings } = checked.read()
    const written = (lines ?? []).map(({ text }) => wantedIn(text).key)
    const waiting = [...new Map(written.map((text) => [nameKey(text), text]))].filter(
      ([key]) => key !== '' && isWanted(key, readings.get(key)),
    )
    const { signal } = round
    checked.change((now) => ({
      ...now,
      readings: new Map([...now.readings, ...waiting.map(([key]) => [key, { kind: 'reading' }] as const)]),
    }))
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
        const [key, text] = next
        const reading = await readKey(catalogue, text, signal)
        if (!signal.aborted && arrived.push([key, reading]) === 1) setTimeout(tell, TOLD_AFTER_MS)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  const stop = () => {
    tell()
    round.abort()
    round = new AbortController()
    checked.change(({ lines, readings }) => ({
      lines,
      readings: new Map([...readings].filter(([, { kind }]) => kind !== 'reading')),
    }))
  }
  const write = (user: string, text: string) => orderStores.list.edit(() => (text === '' ? null : { user, text }))
  const changeLines = (user: string, change: (lines: readonly ListLine[]) => readonly ListLine[]) => {
    const lines = change(checked.read().lines ?? [])
    checked.change((now) => ({ ...now, lines }))
    write(user, lines.map(({ text }) => text).join('\n'))
  }

  return {
    ...checked,
    write,
    /** Prices and what is there are those of today: nothing of an earlier check is kept. */
    check(text: string) {
      stop()
      checked.change(() => ({ lines: linesOf(text), readings: new Map() }))
      return readOn()
    },
    /** Back to its text. */
    leave() {
      stop()
      checked.change((now) => ({ ...now, lines: null }))
    },
    readOn: () => readOn(),
    /** Reads again what could not be read: of one key, or of all. */
    readAgain: (key?: string) => readOn((own, reading) => reading?.kind === 'failed' && (key ?? own) === own),
    stop,
    changeLine: (user: string, id: number, line: Partial<ListLine>) =>
      changeLines(user, (lines) => lines.map((own) => (own.id === id ? { ...own, ...line } : own))),
    removeLine: (user: string, id: number) => changeLines(user, (lines) => lines.filter((own) => own.id !== id)),

    /** Adds what is taken to the drafts of its makers; the rest stays. Gives the pieces that were added, and wanted. */
    add(user: string, drafts: Pick<OrderDrafts, 'add'>) {
      const { lines, readings } = checked.read()
      const verdicts = checkList(lines ?? [], readings)
      const taken = takenProducts(verdicts)
      const added = [...groupBy(taken, ({ product }) => product.storeId).values()].flatMap(
        (own) =>
          drafts.add(
            user,
            own[0]!.product,
            own.map(({ draft }) => draft),
          ).added,
      )
      changeLines(user, (all) => all.filter((_, at) => verdicts[at]?.kind !== 'taken'))
      return {
        added: orderPieces({ products: added }),
        wanted: orderPieces({ products: taken.map(({ draft }) => draft) }),
      }
    },
  }
}
