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
 * Where cookies are blocked, reading `localStorage` throws, and MSW reads it as soon as its module loads. MSW gets a
 * storage in memory; the site's own keys still throw, and the site tells the visitor.
 */
const standInForStorage = (page: Window): void => {
  try {
    void page.localStorage
  } catch {
    Object.defineProperty(page, 'localStorage', { configurable: true, value: createMemory() })
  }
}

if (typeof window !== 'undefined') standInForStorage(window)
