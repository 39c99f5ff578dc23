// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { budgetTable, isOfMocks } from '../../../src/hosting/pages/budgets.ts'
import { isNeutral, neutralNames } from '../../../src/hosting/pages/built.ts'
import { ROOT_FILES } from '../../../src/hosting/serving/pages.ts'

describe('Lo que se construye', () => {
  it('los archivos de la raíz son los de src/public, el trabajador, el mapa y el ícono viejo', () => {
    const files = [...readdirSync('src/public'), 'favicon.ico', 'sitemap.xml', 'sw.js']
    expect(ROOT_FILES.toSorted()).toEqual(files.toSorted())
  })

  it('los presupuestos detienen la construcción con más peticiones y con una pantalla o un HTML pesados', () => {
    const heavy = randomBytes(20_000).toString('base64')
    const small = { homeHtml: '<p>', homeCode: ['a()', 'b()'], otherRequests: 5, screens: { home: 'h()' } }
    expect(budgetTable(small).good).toBe(true)
    expect(budgetTable(small).text).toMatch(/Margen del código del inicio: [\d,]+ bytes\. La meta es 134\.0 KB\.$/)
    for (const [built, line] of [
      [{ ...small, otherRequests: 8 }, /✗ Peticiones hasta el inicio/],
      [{ ...small, screens: { home: heavy } }, /✗ Pantalla home/],
      [
        { ...small, homeHtml: heavy },
        /✗ HTML del inicio \(brotli\) .* de [\d.]+ KB: son [\d,]+ bytes, y sobran [\d,]+\n/,
      ],
    ] as const)
      expect(budgetTable(built)).toEqual({ good: false, text: expect.stringMatching(line) as string })
  })

  it('R10.06 se nota lo que venga de la simulación', () => {
    expect([isOfMocks('a.js', 'import "virtual:msw"'), isOfMocks('mockServiceWorker.js', '')]).toEqual([true, true])
  })

  it('R13.13 ni el código ni los estilos dicen en su nombre qué llevan: un bloqueador de anuncios no lo sabe', () => {
    const names = ['social-buttons', 'base'].map((name) => neutralNames.chunkFileNames({ name }))
    const expected = ['assets/[hash].js', 'assets/[name]-[hash].js', 'assets/[hash][extname]']
    expect([...names, neutralNames.assetFileNames]).toEqual(expected)
    const built = ['bmfucijg.js', 'kit-io1vmzfz.js', 'social-b271brec.js', 'social-buttons.js', 'banner-b271brec.css']
    expect(built.filter(isNeutral)).toEqual(built.slice(0, 2))
  })

  it('la ficha de instalación lo nombra en español, con íconos del tamaño que dicen', () => {
    expect(readFileSync('src/index.html', 'utf8')).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    const { icons, ...manifest } = JSON.parse(readFileSync('src/public/manifest.webmanifest', 'utf8')) as {
      readonly icons: readonly { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ lang: 'es-MX', short_name: 'Puntada', start_url: '/', display: 'standalone' })
    const pictures = icons.filter(({ src }) => src.endsWith('.png'))
    expect(pictures).toHaveLength(3)
    for (const { src, sizes } of pictures) {
      const file = readFileSync(`src/public${src}`)
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
})
