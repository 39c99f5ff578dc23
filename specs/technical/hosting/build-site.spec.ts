// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProgress } from '../../../src/commands/progress.ts'
import { budgetTable, isOfMocks } from '../../../src/hosting/pages/budgets.ts'
import { isNeutral, neutralNames } from '../../../src/hosting/pages/built.ts'
import { takeOver } from '../../../src/hosting/pages/take-over.ts'
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
    expect(budgetTable(small).text).toMatch(/Margen del código del inicio: [\d,]+ bytes\.$/)
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

  it('R13.17 deja sin tocar lo que sigue igual, y donde se corta, cada página tiene ya sus archivos', () => {
    const [part, site] = ['nueva-', 'sitio-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string]
    const write = (folder: string, files: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(join(folder, name, '..'), { recursive: true })
        writeFileSync(join(folder, name), text)
      }
    }
    const next = { '1/index.html': 'nueva', '2/index.html': 'igual', 'assets/nuevo.js': '', 'index.html': 'inicio' }
    write(part, next)
    write(site, { 'assets/viejo.js': '', '1/index.html': 'vieja', '2/index.html': 'igual', '3/index.html': 'sigue' })
    const before = statSync(join(site, '2/index.html')).mtimeMs
    mkdirSync(join(site, 'index.html'))
    expect(() => takeOver(part, site, ['3/index.html'])).toThrow()
    expect(readdirSync(join(site, 'assets'))).toEqual(['nuevo.js', 'viejo.js'])
    rmSync(join(site, 'index.html'), { recursive: true })
    write(part, next)
    takeOver(part, site, ['3/index.html'])
    const files = ['index.html', '1/index.html', '2/index.html', '3/index.html', 'assets/nuevo.js']
    expect(files.map((name) => readFileSync(join(site, name), 'utf8'))).toEqual([
      'inicio',
      'nueva',
      'igual',
      'sigue',
      '',
    ])
    expect([existsSync(join(site, 'assets/viejo.js')), statSync(join(site, '2/index.html')).mtimeMs]).toEqual([
      false,
      before,
    ])
    for (const folder of [part, site]) rmSync(folder, { recursive: true })
  })

  it('R13.17 dice por dónde va: en una terminal en una línea que se reescribe, en un registro de vez en cuando', () => {
    const saidWith = (isTTY: boolean) => {
      const lines: string[] = []
      let now = 0
      const said = createProgress(4000, 'páginas', { isTTY, write: (text) => lines.push(text) }, () => now)
      for (const [done, seconds] of [
        [1, 0.1],
        [500, 40],
        [501, 40.1],
        [3500, 280],
        [4000, 320],
      ] as const) {
        now = seconds * 1000
        said(done)
      }
      return lines
    }
    const lines = [
      '500 de 4,000 páginas, faltan unos 5 min\n',
      '3,500 de 4,000 páginas, falta menos de 1 min\n',
      '4,000 de 4,000 páginas\n',
    ]
    expect(saidWith(false)).toEqual(lines)
    const [first, ...rewritten] = lines
    expect(saidWith(true)).toEqual([first, ...rewritten.map((line) => `\u001B[1A\u001B[K${line}`)])
  })
})
