import { firstPictures, type FirstPictures, addressOf, type HeadCalls } from './requests.ts'
import { CARD_SIZES, GALLERY_SIZES, srcsetOf } from '../ui/kit/image-sizes.ts'
import { FIRST_PICTURES, firstReads } from '../ui/data/first-reads.ts'
import { matchPath, type PathName } from '../ui/site/paths.ts'
import { preload, start, user } from './start.ts'

/** The script of the page that answers every path with a variable part. Filled in by the build. */
declare const PAGE: {
  readonly calls: HeadCalls
  readonly screens: Readonly<Partial<Record<PathName, readonly string[]>>>
}
declare const IMAGES_BASE: string
declare const IMAGE_SIZES: string

const { calls, screens } = PAGE
const { pathname, search, href } = location
const { name, params = {} } = matchPath(pathname) ?? {}

/** Preloads the screen's largest pictures, which the HTML cannot name. It reads a copy, and nothing waits for it. */
const preloadPictures = async (answer: Promise<Response>, first: FirstPictures) => {
  const base = new URL(IMAGES_BASE, href).pathname.slice(1)
  for (const path of firstPictures(await (await answer).clone().text(), first, base)) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.fetchPriority = 'high'
    const srcset = srcsetOf(IMAGE_SIZES, path)
    if (srcset === undefined) link.href = `${IMAGES_BASE}/${path}`
    else Object.assign(link, { imageSrcset: srcset, imageSizes: name === 'product' ? GALLERY_SIZES : CARD_SIZES })
    document.head.append(link)
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[]
const names: Record<string, Rows> = {}
const started = new Set<string>()

const startReads = () => {
  for (const query of firstReads(name, params, { ...names, user })) {
    const [key] = query.key
    const call = calls[key]
    // Installed, the site answers the other screens' paths with this page too, which does not know their reads.
    if (call === undefined) continue
    const address = addressOf(calls, query)
    if (started.has(address)) continue
    started.add(address)
    const answer = start(address)
    const { answers } = call
    const pictures = FIRST_PICTURES[key]
    // Filters in the address may make the screen show other pictures first.
    if (answers && pictures && search === '')
      preloadPictures(answer, { ...pictures, columns: pictures.fields.map((field) => answers[field] ?? '') }).catch(
        () => undefined,
      )
    else if (answers && name === 'products')
      startWithNames(key.replace('catalogue.', ''), answer, answers).catch(() => undefined)
  }
}
const startWithNames = async (
  list: string,
  answer: Promise<Response>,
  columns: NonNullable<HeadCalls[string]['answers']>,
) => {
  const rows = (await (await answer).clone().json()) as Rows
  names[list] = rows.map((row) =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, String(row[column])])),
  )
  startReads()
}
startReads()
// The page shows nothing of its screen until the screen's files are there.
if (name)
  for (const file of screens[name] ?? [])
    preload(file, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : undefined)
