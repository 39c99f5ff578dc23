const GALLERY = /"galeria": ?"([^",]+)/g
const PICTURE = /"imagen": ?"([^",]+)/g
const SAFE = /^[\w-]+(?:\/[\w-][\w.-]*)+$/

/** Ends with the last one wanted: a list may be long. */
const firstMatches = (body: string, pattern: RegExp, most: number) => {
  const found: string[] = []
  for (const [, path = ''] of body.matchAll(pattern)) if (found.push(path) === most) break
  return found
}

/**
 * Paths of the first pictures of an answer with products: the first of each gallery, or else the picture. `base`: path
 * of the images, without outer slashes, which some servers write before each. Only plain paths with a folder: the
 * decoder may change any other.
 */
export const firstPictures = (body: string, most: number, base: string): readonly string[] => {
  const gallery = firstMatches(body, GALLERY, most)
  const found = gallery.length > 0 ? gallery : firstMatches(body, PICTURE, most)
  const paths = found.map((path) => path.replaceAll('\\/', '/'))
  return paths
    .map((path) => (path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path))
    .filter((path) => SAFE.test(path))
}
