// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../support/styles.ts'

const TOKENS = 'src/ui/styles/tokens.css'
/** Looks that every part of the site may use. What is not below these folders is a feature's own. */
const SHARED = ['src/ui/styles/', 'src/ui/kit/', 'src/ui/lib/', 'src/ui/notices/']
/** From here on a layout is another one; each width belongs to one side only. */
const WIDTHS = [
  '>= 20rem',
  '< 20rem',
  '>= 30rem',
  '< 30rem',
  '>= 43.75rem',
  '< 43.75rem',
  '>= 48rem',
  '< 48rem',
  '>= 64rem',
  '< 64rem',
]

type Texts = Readonly<Record<string, string>>

const isShared = (path: string): boolean => SHARED.some((folder) => path.startsWith(folder))
const nameOf = (path: string): string => basename(path, '.css')

/** The sheet whose name the class begins with: `gallery-thumb` belongs to `gallery.css`. */
const ownerOf = (name: string, sheets: readonly string[]): string | undefined =>
  sheets
    .filter((path) => name === nameOf(path) || name.startsWith(`${nameOf(path)}-`))
    .toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0]

const isWord = (name: string, code: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)

/** `btn-${tone}` stands for `btn-danger` where `'danger'` is a text of the code. */
const isMade = (name: string, code: string): boolean =>
  [...code.matchAll(/([a-z][\w-]*-)\$\{/g)].some(
    ([, start = '']) => name.startsWith(start) && code.includes(`'${name.slice(start.length)}'`),
  )

/** What is wrong with these stylesheets (path from the top → text) of that code, one sentence each. */
const violations = (sheets: Texts, code: string): readonly string[] => {
  const read = Object.entries(sheets).map(([path, text]) => ({ path, ...readSheet(path, text) }))
  const own = Object.keys(sheets).filter((path) => !isShared(path))
  const shared = new Set(read.filter(({ path }) => isShared(path)).flatMap(({ classes }) => [...classes]))
  return read.flatMap(({ path, rules, classes, colours, widths }) => [
    ...(path === TOKENS ? [] : colours.map((colour) => `${path} escribe un color: ${colour}`)),
    ...widths.filter((width) => !WIDTHS.includes(width)).map((width) => `${path} parte en otro ancho: ${width}`),
    ...[...classes]
      .filter((name) => !isWord(name, code) && !isMade(name, code))
      .map((name) => `${path}: nadie usa .${name}`),
    ...(isShared(path)
      ? []
      : rules
          .filter((names) => !names.some((name) => ownerOf(name, own) === path && !shared.has(name)))
          .map((names) => `${path}: una regla vale fuera de lo suyo (${names.map((name) => `.${name}`).join(' ')})`)),
  ])
}

/** Classes that the code writes and no stylesheet knows. */
const unknownClasses = (sheets: Texts, code: string): readonly string[] => {
  const known = new Set(Object.entries(sheets).flatMap(([path, text]) => [...readSheet(path, text).classes]))
  const written = [...code.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...new Set(written)].filter((name) => !known.has(name))
}

const textsOf = (pattern: string): Texts =>
  Object.fromEntries(globSync(pattern).map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const codeOf = (texts: Texts): string => withoutComments(Object.values(texts).join('\n'))

describe('Los estilos', () => {
  const sheets = textsOf('src/**/*.css')
  const code = codeOf(textsOf('src/**/*.{ts,tsx,html}'))

  it('toman sus colores de tokens.css, se parten en cinco anchos, valen solo para lo suyo y ninguno sobra', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(40)
    expect(violations(sheets, code)).toEqual([])
  })

  it('conocen cada clase que el código escribe', () => {
    expect(unknownClasses(sheets, code)).toEqual([])
  })

  it('declaran el orden de sus capas antes que nada', () => {
    expect(sheets['src/ui/styles/index.css']).toMatch(
      /^@layer reset, tokens, base, kit, components, screens, utilities;\n/,
    )
  })
})

describe('La revisión de los estilos encuentra', () => {
  const GALLERY = 'src/ui/features/product/gallery.css'
  const CODE = `<p className="gallery gallery-thumb btn" /> \`btn-\${tone}\` 'danger'`
  const check = (text: string, others: Texts = {}) =>
    violations({ [GALLERY]: text, 'src/ui/kit/button.css': '.btn {}', ...others }, CODE)

  it('nada en una hoja que está bien', () => {
    const good = `.gallery { color: var(--ink); background: transparent; & .btn { border-color: currentColor } }
      @media (48rem <= width < 64rem) { .gallery-thumb { color: CanvasText } }
      @container (35rem <= width) { .btn .gallery { margin: 0 } }`
    expect(check(good, { 'src/ui/kit/badge.css': '.btn-danger {}', [TOKENS]: ':root { --ink: #111 }' })).toEqual([])
  })

  it.each([
    ['un color escrito', '.gallery { color: #fff }', 'escribe un color'],
    ['un color con nombre', '.gallery { border: 1px solid black }', 'escribe un color'],
    [
      'un color dentro de una variable',
      '.gallery { --x: linear-gradient(rgb(0 0 0 / 4%), transparent) }',
      'escribe un color',
    ],
    ['otro ancho', '@media (40rem <= width) { .gallery { margin: 0 } }', 'otro ancho: >= 40rem'],
    ['un ancho de los dos lados', '@media (max-width: 48rem) { .gallery { margin: 0 } }', 'otro ancho: <= 48rem'],
    ['una clase que nadie usa', '.gallery-old { margin: 0 }', 'nadie usa .gallery-old'],
    ['una clase compuesta que nadie pide', '.btn-ghost.gallery { margin: 0 }', 'nadie usa .btn-ghost'],
    ['una regla para una clase de todos', '.btn { margin: 0 }', 'vale fuera de lo suyo'],
    ['una regla para un elemento', 'p { margin: 0 }', 'vale fuera de lo suyo'],
  ])('%s', (_name, text, expected) => {
    const found = check(text)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })

  it('una regla en la hoja de otro', () => {
    expect(check('', { 'src/ui/features/home/hero.css': '.gallery-thumb { margin: 0 }' })).toEqual([
      'src/ui/features/home/hero.css: una regla vale fuera de lo suyo (.gallery-thumb)',
    ])
  })

  it('una clase que ninguna hoja conoce', () => {
    expect(unknownClasses({ [GALLERY]: '.gallery {}' }, '<p className="gallery galery-thumb">')).toEqual([
      'galery-thumb',
    ])
  })
})
