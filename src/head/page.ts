import { preload, shown, start, user } from './start.ts'

/** The script of a prerendered page. Filled in for each: addresses of its first reads, and its screen's own files. */
declare const PAGE: {
  readonly guest: readonly string[]
  /** `*` stands for the user id. */
  readonly member: readonly string[]
  readonly files: readonly string[]
}

const { guest, member, files } = PAGE
const reads = user === '' ? guest : member
const userId = new URLSearchParams({ user }).toString().slice('user='.length)
for (const address of reads) void start(address.replace('*', () => userId))
// The page is complete without them, so they can wait for the first frame.
void shown.then(() => files.forEach((file) => preload(file)))
