import { prefetchRequests, type PrefetchRow } from '../composition/prefetch-requests.ts'
import { preload, shown, start, user } from './head-start.ts'

/** Filled in for each prerendered page: its screen's reads and files. */
declare const PAGE: { readonly rows: readonly PrefetchRow[]; readonly files: readonly string[] }

const { rows, files } = PAGE
prefetchRequests(rows, location.pathname, user).forEach(start)
// The page is complete without them.
void shown.then(() => files.forEach(preload))
