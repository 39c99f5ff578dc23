import { useCallback, useSyncExternalStore } from 'react'
import type { KeyValueStore } from '../../../domain/device.ts'
import { useServices } from '../../lib/services.ts'

// On the critical path: the header counts the drafts. Whatever reads more than their number is in `use-drafts.ts`.

export const DRAFTS_KEY = 'puntada_pedidos'
export const OUTBOX_KEY = 'puntada_pedidos_salida'
export const SENT_KEY = 'puntada_pedidos_enviados'

interface Shelf {
  readonly listeners: Set<() => void>
  /** What the browser refused to keep: it lasts as long as the page. */
  readonly memory: Map<string, unknown>
  version: number
}

const shelves = new WeakMap<KeyValueStore, Shelf>()

export const shelfOf = (kept: KeyValueStore): Shelf => {
  let shelf = shelves.get(kept)
  if (shelf === undefined) shelves.set(kept, (shelf = { listeners: new Set(), memory: new Map(), version: 0 }))
  return shelf
}

/** Tells whoever shows orders in this tab that something changed. */
export const touch = (kept: KeyValueStore): void => {
  const shelf = shelfOf(kept)
  shelf.version += 1
  for (const listener of shelf.listeners) listener()
}

/** Listens to this tab and to the others. */
export const subscribe = (kept: KeyValueStore, listener: () => void): (() => void) => {
  const shelf = shelfOf(kept)
  shelf.listeners.add(listener)
  const elsewhere = () => {
    shelf.version += 1
    listener()
  }
  const stops = [DRAFTS_KEY, OUTBOX_KEY, SENT_KEY].map((key) => kept.onChange(key, elsewhere))
  return () => {
    shelf.listeners.delete(listener)
    for (const stop of stops) stop()
  }
}

export const readRaw = (kept: KeyValueStore, key: string): unknown => shelfOf(kept).memory.get(key) ?? kept.get(key)

const countOf = (kept: KeyValueStore): number => {
  const drafts = readRaw(kept, DRAFTS_KEY)
  if (!Array.isArray(drafts)) return 0
  return drafts.filter(
    (draft: { products?: unknown } | null) => Array.isArray(draft?.products) && draft.products.length > 0,
  ).length
}

/** How many stores have a pedido under way in this browser; 0 until the page is alive. */
export const useDraftCount = (): number => {
  const { kept } = useServices()
  return useSyncExternalStore(
    useCallback((listener) => subscribe(kept, listener), [kept]),
    () => countOf(kept),
    () => 0,
  )
}
