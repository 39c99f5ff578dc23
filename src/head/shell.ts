import { firstPictures, type FirstPictures } from '../adapters/http/first-pictures.ts'
import { CARD_SIZES, GALLERY_SIZES, srcsetOf } from '../ui/kit/image-sizes.ts'
import { namedRequest, prefetchRequests, type PrefetchRow } from './prefetch-requests.ts'
import { preload, start, user } from './start.ts'

/**
 * The script of the page that answers every path with a variable part. Filled in by the build: the reads of all such
 * screens, the pictures to preload of which, and each screen's files by the first part of its path.
 */
declare const PAGE: {
  readonly rows: readonly PrefetchRow[]
  readonly pictures: Readonly<Record<string, FirstPictures>>
  readonly screens: Readonly<Record<string, readonly string[]>>
}
declare const IMAGES_BASE: string
declare const IMAGE_SIZES: string

const { rows, pictures, screens } = PAGE
const { pathname, search, href } = location
const [, screen = ''] = pathname.split('/')

/** The largest picture of the screen, which the HTML cannot name. A copy is read, and nothing waits for it. */
const preloadPictures = async (answer: Promise<Response>, first: FirstPictures) => {
  const base = new URL(IMAGES_BASE, href).pathname.slice(1)
  for (const path of firstPictures(await (await answer).clone().text(), first, base)) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.fetchPriority = 'high'
    const srcset = srcsetOf(IMAGE_SIZES, path)
    if (srcset === undefined) link.href = `${IMAGES_BASE}/${path}`
    else
      Object.assign(link, { imageSrcset: srcset, imageSizes: screen === 'vistaproducto' ? GALLERY_SIZES : CARD_SIZES })
    document.head.append(link)
  }
}
const startRead = (address: string) => {
  const answer = start(address)
  const [path = ''] = address.split('?')
  // With filters in the address the screen may show other pictures first.
  const first = search === '' ? pictures[path] : undefined
  if (first !== undefined) preloadPictures(answer, first).catch(() => undefined)
  for (const row of rows) {
    if (row.names !== path || row.on[0]?.startsWith(`${screen}/`) !== true) continue
    const startNamed = async () => {
      const next = namedRequest(row, pathname, (await (await answer).clone().json()) as Record<string, string>[])
      if (next !== null) startRead(next)
    }
    startNamed().catch(() => undefined)
  }
}
prefetchRequests(rows, pathname, user).forEach(startRead)
// The page shows nothing of its screen until they are there.
if (Object.hasOwn(screens, screen)) screens[screen]?.forEach(preload)
