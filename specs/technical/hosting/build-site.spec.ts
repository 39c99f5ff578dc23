// @vitest-environment node
import { neutralNames } from '../../../src/hosting/pages/built.ts'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { budgetTable, isOfMocks } from '../../../src/hosting/pages/budgets.ts'
import { PRERENDERED_PATHS, ROOT_FILES, SCREENS_WITH_PART } from '../../../src/hosting/serving/pages.ts'
import { matchRoute, ROUTES } from '../../../src/ui/app/routes.ts'

describe('Lo que se construye', () => {
  it('los archivos de la raíz son los de src/public, el trabajador, el mapa y el ícono viejo', () => {
    expect([...ROOT_FILES].toSorted()).toEqual(
      [...readdirSync('src/public'), 'favicon.ico', 'sitemap.xml', 'sw.js'].toSorted(),
    )
  })

  it('se prerrenderiza toda dirección sin partes variables, y solo esas', () => {
    expect(PRERENDERED_PATHS).toContain('/login')
    expect(PRERENDERED_PATHS.every((path) => matchRoute(path) !== null && !path.includes(':'))).toBe(true)
    expect([...PRERENDERED_PATHS, ...SCREENS_WITH_PART.map((part) => `/${part}`)]).toHaveLength(ROUTES.length)
  })

  it('R2.20 las pantallas se cargan cada una con import(), nunca de una vez', () => {
    const source = readFileSync('src/ui/app/routes.ts', 'utf8')
    expect(source).not.toMatch(/^import .*features/m)
    expect(new Set(source.match(/import\('.*?'\)/g)).size).toBe(ROUTES.length)
  })

  const heavy = randomBytes(20_000).toString('base64')
  const small = { homeHtml: '<p>', homeCode: ['a()', 'b()'], otherRequests: 5, screens: { home: 'h()' } }

  it.each([
    ['más peticiones', { ...small, otherRequests: 8 }, '✗ Peticiones hasta el inicio'],
    ['una pantalla pesada', { ...small, screens: { home: heavy } }, '✗ Pantalla home'],
  ])('los presupuestos detienen la construcción con %s', (_, built, line) => {
    expect(budgetTable(small).good).toBe(true)
    const { good, text } = budgetTable(built)
    expect(good).toBe(false)
    expect(text).toContain(line)
  })

  it.each([
    ['a.js', 'import "virtual:msw"'],
    ['mockServiceWorker.js', ''],
  ])('R10.06 nota lo que venga de la simulación: %s', (name, text) => {
    expect(isOfMocks(name, text)).toBe(true)
  })
})

it('R13.13 ni el código ni los estilos dicen en su nombre qué llevan: un bloqueador de anuncios no lo sabe', () => {
  const names = ['social-buttons', 'base'].map((name) => neutralNames.chunkFileNames({ name }))
  const expected = ['assets/[hash].js', 'assets/[name]-[hash].js', 'assets/[hash][extname]']
  expect([...names, neutralNames.assetFileNames]).toEqual(expected)
})
