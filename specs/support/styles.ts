import { basename } from 'node:path'
import { transform, type Selector } from 'lightningcss'

/** What there is to know about one stylesheet. */
export interface Sheet {
  /** Classes of each rule that is not inside another one. */
  readonly rules: readonly (readonly string[])[]
  readonly classes: ReadonlySet<string>
  /** Colours that are written out, but for `transparent`, `currentColor` and those of the system. */
  readonly colours: readonly string[]
  /** Conditions on the window's width, such as `48rem <=` or `< 48rem`. */
  readonly widths: readonly string[]
}

interface Feature {
  readonly name?: unknown
  readonly operator?: unknown
  readonly value?: unknown
  readonly start?: unknown
  readonly startOperator?: unknown
  readonly end?: unknown
  readonly endOperator?: unknown
}

const SIGNS: Readonly<Record<string, string>> = {
  'less-than': '<',
  'less-than-equal': '<=',
  'greater-than': '>',
  'greater-than-equal': '>=',
  equal: '=',
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every object inside a part of the syntax tree. */
const within = (part: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(part)) return part.flatMap(within)
  if (!isObject(part)) return []
  return [part, ...Object.values(part).flatMap(within)]
}

const lengthOf = (value: unknown): string =>
  within(value)
    .filter(({ unit }) => unit !== undefined)
    .map((length) => `${String(length['value'])}${String(length['unit'])}`)
    .join('')

const widthsOf = (query: unknown): readonly string[] =>
  within(query)
    .filter(({ name }) => name === 'width')
    .flatMap((feature: Feature) =>
      feature.start === undefined
        ? [`${SIGNS[String(feature.operator)] ?? '?'} ${lengthOf(feature.value)}`]
        : [
            // `48rem <= width` says the same as `width >= 48rem`.
            `${(SIGNS[String(feature.startOperator)] ?? '?').replace('<', '>')} ${lengthOf(feature.start)}`,
            `${SIGNS[String(feature.endOperator)] ?? '?'} ${lengthOf(feature.end)}`,
          ],
    )

const classesOf = (selector: Selector): readonly string[] =>
  within(selector)
    .filter(({ type }) => type === 'class')
    .map(({ name }) => String(name))

/** Reads a stylesheet with the parser that the build uses, too. */
export const readSheet = (path: string, text: string): Sheet => {
  const rules: (readonly string[])[] = []
  const classes = new Set<string>()
  const colours: string[] = []
  const widths: string[] = []
  transform({
    filename: basename(path),
    code: Buffer.from(text),
    visitor: {
      Selector(selector) {
        const own = classesOf(selector)
        own.forEach((name) => classes.add(name))
        if (!within(selector).some(({ type }) => type === 'nesting')) rules.push(own)
      },
      Color(colour) {
        if (typeof colour !== 'object' || !('alpha' in colour) || colour.alpha === 0) return
        colours.push(JSON.stringify(colour))
      },
      MediaQuery(query) {
        widths.push(...widthsOf(query))
      },
    },
  })
  return { rules, classes, colours, widths }
}
