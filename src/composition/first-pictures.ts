const GALLERY = /"galeria": ?"([^",]+)/g
const PICTURE = /"imagen": ?"([^",]+)/g
const SAFE = /^[\w-]+(?:\/[\w-][\w.-]*)+$/

/** Ends with the last one wanted: a list may be long. */
const firstMatches = (body: string, pattern: RegExp, most: number): readonly string[] => {
  const found: string[] = []
  for (const [, path = ''] of body.matchAll(pattern)) if (found.push(path) === most) break
  return found
}

/**
 * Paths of the first pictures of an answer with products, as the screens will ask for them: of each product's gallery the
 * first, or else its picture. Only what our own server writes, for what needs the decoder may become another path.
 */
export const firstPictures = (body: string, most: number): readonly string[] => {
  const gallery = firstMatches(body, GALLERY, most)
  const found = gallery.length > 0 ? gallery : firstMatches(body, PICTURE, most)
  return found.map((path) => path.replaceAll('\\/', '/')).filter((path) => SAFE.test(path))
}
