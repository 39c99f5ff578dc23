// @vitest-environment node
import { neutralNames } from '../../../src/hosting/pages/chunks.ts'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { budgetTable, isOfMocks } from '../../../src/hosting/pages/budgets.ts'
import { PRERENDERED_PATHS, fileForPath, ROOT_FILES, SCREENS_WITH_PART } from '../../../src/hosting/serving/pages.ts'
import { matchRoute, ROUTES } from '../../../src/ui/app/routes.ts'

describe('Qué archivo contesta cada dirección', () => {
  const files = new Set(['login/index.html', '200.html', 'assets/base-1.js', '_nginx.conf', '.htaccess'])
  it.each([
    ['/login', 'login/index.html'],
    ['/vistaproducto/7', '200.html'],
    ['/assets/base-1.js', 'assets/base-1.js'],
    ['/assets/base-0.js', null],
    ['/assets/../_nginx.conf', null],
    ['/__proto__', '200.html'],
    ['/_nginx.conf', null],
    ['/.htaccess', null],
  ])('%s → %s', (path, file) => {
    expect(fileForPath(path, (name) => files.has(name))).toBe(file)
  })

  it('los archivos de la raíz son los de src/public, el trabajador, el mapa y el ícono de navegadores viejos', () => {
    expect([...ROOT_FILES].toSorted()).toEqual(
      [...readdirSync('src/public'), 'favicon.ico', 'sitemap.xml', 'sw.js'].toSorted(),
    )
  })

  it('se prerrenderiza toda dirección sin partes variables, y solo esas', () => {
    expect(PRERENDERED_PATHS).toContain('/login')
    expect(PRERENDERED_PATHS.every((path) => matchRoute(path) !== null && !path.includes(':'))).toBe(true)
    expect([...PRERENDERED_PATHS, ...SCREENS_WITH_PART.map((part) => `/${part}`)]).toHaveLength(ROUTES.length)
  })
})

describe('Las pantallas', () => {
  it('R2.20 se cargan cada una con import(), nunca de una vez', () => {
    const source = readFileSync('src/ui/app/routes.ts', 'utf8')
    const { staticImports, dynamicImports } = parseSync('routes.ts', source).module
    const fixed = staticImports.map(({ moduleRequest }) => moduleRequest.value)
    const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    expect(fixed.filter((from) => from.includes('features'))).toEqual([])
    expect(new Set(lazy).size).toBe(ROUTES.length)
  })
})

describe('Los presupuestos', () => {
  const small = { homeHtml: '<p>', homeCode: ['a()', 'b()'], otherRequests: 5, screens: { home: 'h()' } }

  it.each([
    ['más peticiones', { ...small, otherRequests: 8 }, '✗ Peticiones hasta el inicio'],
    ['una pantalla pesada', { ...small, screens: { home: randomBytes(20_000).toString('base64') } }, '✗ Pantalla home'],
  ])('detienen la construcción con %s', (_, built, line) => {
    expect(budgetTable(small).good).toBe(true)
    const { good, text } = budgetTable(built)
    expect(good).toBe(false)
    expect(text).toContain(line)
  })

  it.each([
    ['a.js', 'import "virtual:msw"', true],
    ['mockServiceWorker.js', '', true],
  ])('R10.06 notan lo que venga de la simulación: %s, «%s»', (name, text, isFound) => {
    expect(isOfMocks(name, text)).toBe(isFound)
  })
})

it.each([
  ['social-buttons', 'assets/[hash].js'],
  ['base', 'assets/[name]-[hash].js'],
])('R13.13 el archivo de %s se llama %s: un bloqueador de anuncios no sabe qué lleva', (name, file) => {
  expect(neutralNames.chunkFileNames({ name })).toBe(file)
})
