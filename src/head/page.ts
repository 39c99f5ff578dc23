import { preload, firstFrame, start, user } from './start.ts'

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
// The screen's files can wait for the first frame, because the page is complete without them.
void firstFrame.then(() => files.forEach((file) => preload(file)))
