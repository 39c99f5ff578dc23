import { hash } from '../seed/random.ts'
import { drawPhoto } from './photo.ts'

/** Photographs are as phones take them, and as people cut them. */
const SHAPES = [
  [3000, 4000],
  [6000, 8000],
  [4000, 3000],
  [4000, 2250],
  [2250, 4000],
  [3000, 3000],
  [1200, 3000],
  [3000, 4000, 'turned'],
  [80, 80],
] as const

const text = (words: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="90" viewBox="0 0 720 90">` +
  `<text x="360" y="68" fill="${colour}" text-anchor="middle" textLength="690" font-family="sans-serif" ` +
  `font-weight="900" font-size="64">${words}</text></svg>`
/** Word-marks have no ground. */
const MARKS = [text('CONFECCIONES LUPITA', '#fff'), text('CONFECCIONES LUPITA', '#000')]

const jpeg = (body: BodyInit) => ({ body, type: 'image/jpeg' })

/**
 * Makers upload (`?escenario=fotos`) photographs of all ratios, unreadable files and word-marks. `width`: the host makes
 * a larger photo as narrow.
 */
export const uploadOf = (path: string, width: number): { readonly body: BodyInit; readonly type: string } | null => {
  const seed = hash(path)
  if (path.startsWith('segments/')) return null
  const mark = path.startsWith('tiendas/') && !path.includes('portada') ? MARKS[seed % 3] : undefined
  if (mark !== undefined) return { body: mark, type: 'image/svg+xml; charset=utf-8' }
  if (seed % 17 === 0) return jpeg('No es una foto')
  const [wide, tall, turned] = SHAPES[seed % SHAPES.length] ?? SHAPES[0]
  const drawn = Math.min(width, wide)
  return jpeg(
    drawPhoto({
      width: drawn,
      height: Math.round((tall * drawn) / wide),
      seed,
      turned: turned !== undefined && drawn === wide,
    }),
  )
}
