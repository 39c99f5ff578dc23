import { prefetchRequests, type PrefetchRow } from './prefetch-requests.ts'
import { preload, shown, start, user } from './start.ts'

/** The script of a prerendered page. Filled in for each: the reads of its screen, and its screen's own files. */
declare const PAGE: { readonly rows: readonly PrefetchRow[]; readonly files: readonly string[] }

const { rows, files } = PAGE
prefetchRequests(rows, location.pathname, user).forEach(start)
// The page is complete without them, so they can wait for the first frame.
void shown.then(() => files.forEach(preload))
