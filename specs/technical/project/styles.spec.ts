// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

const textsOf = (pattern: string): Texts =>
  Object.fromEntries(
    globSync(pattern).map((path) => [
      path,
      readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    ]),
  )
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([all, part]) => part ?? all)
const classesOf = (css: string): readonly string[] =>
  found(css, /[^{};]+(?=\{)/g).flatMap((head) => found(head, /\.([a-z][\w-]*)/gi))
const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** Written in place of a variable of tokens.css. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color)\(|:[^;{]*\b(?:black|white|red|gray)\b/gi
/** What the sheets use of what Chrome 111, Safari 16.4 and Firefox 121 know, or can do without. */
const KNOWN = new Set(
  `var( minmax( calc( clamp( repeat( min( max( env( rgb( local( inset( url( polygon( format( counter( attr(
  linear-gradient( radial-gradient( repeating-linear-gradient( cubic-bezier( :not :is :has :nth-child :hover
  :focus :focus-visible :focus-within :active :disabled :enabled :checked :empty :root :first-child :last-child
  :only-child :first-of-type :only-of-type :placeholder-shown ::after ::before ::backdrop ::placeholder
  ::selection ::-ms-reveal ::view-transition @layer @media @page @container @font-face @import @keyframes`.split(/\s+/),
)
/** Values and properties that are more than an ornament. */
const TOO_NEW =
  /\b(?:subgrid|anchor-name|position-area|position-anchor|animation-timeline|text-box|calc-size)\b|\bfrom var\(/g
const tooNew = (css: string): readonly string[] => [
  ...found(css, /(?<![\w-])[a-z][\w-]*\(|::?[a-z-]+(?=[^;{}]*\{)|@[a-z-]+/gi).filter(
    (name) => !KNOWN.has(name.toLowerCase()) && !KNOWN.has(`:${name.replace('(', '')}`),
  ),
  ...found(css, TOO_NEW),
]

/** What is wrong with these stylesheets (path from the top → text) of that code, one sentence each. */
const violations = (sheets: Texts, code: string): readonly string[] => {
  const known = new Set(Object.values(sheets).flatMap(classesOf))
  const written = unique(found(code, /className="([^"]+)"/g).flatMap((names) => names.split(' ')))
  const words = new Set(found(code, /[\w-]+/g))
  const starts = unique(found(code, /([a-z][\w-]*-)\$\{/g))
  /** `btn-${tone}` stands for `btn-danger` where `'danger'` is a text of the code. */
  const isUsed = (name: string): boolean =>
    words.has(name) || starts.some((start) => name.startsWith(start) && code.includes(`'${name.slice(start.length)}'`))
  return [
    ...Object.entries(sheets).flatMap(([path, css]) =>
      [
        ...(path.endsWith('tokens.css') ? [] : found(css, COLOUR)),
        ...tooNew(css),
        ...unique(classesOf(css)).flatMap((name) => (isUsed(name) ? [] : `.${name}`)),
      ].map((fault) => `${path}: ${fault}`),
    ),
    ...written.filter((name) => !known.has(name)).map((name) => `sin estilo: ${name}`),
  ]
}

/** Sheets that a text imports, as paths from the top. */
const sheetsOf = (path: string, text: string): readonly string[] =>
  found(text, /import '(\.[^']*\.css)'/g).map((target) => posix.join(posix.dirname(path), target))

/** Classes that a component uses without bringing a sheet that knows them: they would come only with another file. */
const strangers = (sheets: Texts, components: Texts): readonly string[] => {
  const index = 'src/ui/styles/index.css'
  const broughtBy = (path: string, text = '') => sheetsOf(path, text).flatMap((sheet) => classesOf(sheets[sheet] ?? ''))
  const everywhere = new Set(broughtBy(index, sheets[index]))
  // Not what is only a place in the rules of others: `.drawer { & .card-text {} }`.
  const known = new Set(Object.values(sheets).flatMap((css) => found(css, /(?:^|[,{};(])\s*\.([a-z][\w-]*)/g)))
  return Object.entries(components).flatMap(([path, code]) => {
    const brought = broughtBy(path, code)
    const used = [
      ...found(code, /className="([^"]+)"/g),
      ...found(code, /className=\{([^}]+)\}/g).flatMap((made) => found(made, /(?<!=== )'([^']+)'/g)),
    ]
    return unique(used.flatMap((names) => names.split(' ')))
      .filter((name) => known.has(name) && !everywhere.has(name) && !brought.includes(name))
      .map((name) => `${path}: .${name}`)
  })
}

describe('Los estilos', () => {
  const sheets = textsOf('src/**/*.css')

  it('R11.243 llegan con la pieza que los usa', () => {
    expect(strangers(sheets, textsOf('src/ui/**/*.tsx'))).toEqual([])
  })

  it('toman sus colores de tokens.css, y entre ellos y el código ninguna clase sobra ni falta', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(15)
    expect(violations(sheets, Object.values(textsOf('src/**/*.{ts,tsx,html}')).join('\n'))).toEqual([])
    expect(sheets['src/ui/styles/index.css']).toMatch(
      /^@layer reset, tokens, base, kit, components, screens, utilities;\n/,
    )
  })

  it.each([
    ['un color que no es de tokens.css', '.menu { color: #fff }', 'menu.css: #fff'],
    ['una clase que nadie usa', '.menu {} .menu-ghost { margin: 0 }', 'menu.css: .menu-ghost'],
    ['una clase que ninguna hoja conoce', '', 'sin estilo: menu'],
  ])('la revisión nota %s', (_, css, fault) => {
    expect(violations({ 'menu.css': css }, `<p className="menu" /> \`menu-\${tone}\` 'danger'`)).toEqual([fault])
  })
})
