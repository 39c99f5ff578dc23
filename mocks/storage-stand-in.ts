/** MSW's own key; whatever else is asked for is refused, as the browser would. */
const MSW = '__msw'

/** Keeps what MSW stores, for as long as the page lives. */
const createMemory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const items = new Map<string, string>()
  const own = <T>(key: string, give: () => T): T => {
    if (key.startsWith(MSW)) return give()
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    getItem: (key) => own(key, () => items.get(key) ?? null),
    setItem: (key, value) => own(key, () => void items.set(key, value)),
    removeItem: (key) => own(key, () => void items.delete(key)),
  }
}

/**
 * Where cookies are blocked the mere name `localStorage` throws, and MSW says it as soon as its module is there. It
 * gets a memory; the site is refused as before, and tells its visitor so.
 */
const standInForStorage = (page: Window): void => {
  try {
    void page.localStorage
  } catch {
    Object.defineProperty(page, 'localStorage', { configurable: true, value: createMemory() })
  }
}

if (typeof window !== 'undefined') standInForStorage(window)
