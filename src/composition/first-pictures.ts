const GALLERY = /"galeria": ?"([^",]+)/g
const PICTURE = /"imagen": ?"([^",]+)/g
const SAFE = /^[\w-]+(?:\/[\w-][\w.-]*)+$/

/**
 * Paths of the first pictures of an answer with products, as the screens will ask for them: of each product's gallery the
 * first, or else its picture. Only what our own server writes, for what needs the decoder may become another path.
 */
export const firstPictures = (body: string, most: number): readonly string[] => {
  const gallery = [...body.matchAll(GALLERY)]
  const found = gallery.length > 0 ? gallery : [...body.matchAll(PICTURE)]
  return found.slice(0, most).map(([, path = '']) => path.replaceAll('\\/', '/')).filter((path) => SAFE.test(path))
}
