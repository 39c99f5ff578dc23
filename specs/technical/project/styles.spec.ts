// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const textsOf = (pattern: string): Texts =>
  Object.fromEntries(globSync(pattern).map((path) => [path, withoutComments(readFileSync(path, 'utf8'))]))
const headsOf = (css: string): readonly string[] => [...css.matchAll(/[^{};]+(?=\{)/g)].map(([head]) => head)
const classesOf = (css: string): readonly string[] =>
  headsOf(css).flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** Written in place of a variable of tokens.css. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color)\(|:[^;{]*\b(?:black|white|red|gray)\b/gi
/** Browsers of 2023 do not know these. */
const TOO_NEW = /light-dark\(|@scope\b/g

/** `btn-${tone}` stands for `btn-danger` where `'danger'` is a text of the code. */
const isUsed = (name: string, code: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
  [...code.matchAll(/([a-z][\w-]*-)\$\{/g)].some(
    ([, start = '']) => name.startsWith(start) && code.includes(`'${name.slice(start.length)}'`),
  )

/** What is wrong with these stylesheets (path from the top → text) of that code, one sentence each. */
const violations = (sheets: Texts, code: string): readonly string[] => {
  const known = new Set(Object.values(sheets).flatMap(classesOf))
  const written = [...code.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [
    ...Object.entries(sheets).flatMap(([path, css]) => [
      ...(basename(path) === 'tokens.css' ? [] : (css.match(COLOUR) ?? [])).map((found) => `${path}: ${found}`),
      ...(css.match(TOO_NEW) ?? []).map((found) => `${path}: ${found}`),
      ...[...new Set(classesOf(css))].filter((name) => !isUsed(name, code)).map((name) => `${path}: .${name}`),
    ]),
    ...[...new Set(written)].filter((name) => !known.has(name)).map((name) => `sin estilo: ${name}`),
  ]
}

describe('Los estilos', () => {
  const sheets = textsOf('src/**/*.css')

  it('toman sus colores de tokens.css, y entre ellos y el código ninguna clase sobra', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(40)
    expect(violations(sheets, Object.values(textsOf('src/**/*.{ts,tsx,html}')).join('\n'))).toEqual([])
  })

  it('declaran el orden de sus capas antes que nada', () => {
    expect(sheets['src/ui/styles/index.css']).toMatch(
      /^@layer reset, tokens, base, kit, components, screens, utilities;\n/,
    )
  })

  it.each([
    ['.menu { color: #fff }', '#fff'],
    ['.menu { --shade: linear-gradient(rgb(0 0 0 / 4%), transparent) }', 'rgb('],
    ['.menu { color: light-dark(var(--ink), var(--paper)) }', 'light-dark('],
    ['.menu {} .menu-old { margin: 0 }', '.menu-old'],
    ['.menu {} .menu-ghost { margin: 0 }', '.menu-ghost'],
  ])('la revisión lo nota en «%s»', (css, found) => {
    expect(violations({ 'menu.css': css }, `<p className="menu" /> \`menu-\${tone}\` 'danger'`)).toEqual([
      `menu.css: ${found}`,
    ])
  })

  it('la revisión nota una clase que ninguna hoja conoce', () => {
    expect(violations({ 'menu.css': '.menu {}' }, '<p className="menu galery">')).toEqual(['sin estilo: galery'])
  })
})
