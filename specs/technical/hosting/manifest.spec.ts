import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('la página nombra la ficha de instalación, que lo nombra en español, con íconos del tamaño que dicen', () => {
  const page = readFileSync('src/index.html', 'utf8')
  for (const [rel, file] of [
    ['manifest', '/manifest.webmanifest'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ] as const) {
    expect(page).toContain(`<link rel="${rel}" href="${file}" />`)
    expect(existsSync(`src/public${file}`)).toBe(true)
  }
  const manifest = JSON.parse(readFileSync('src/public/manifest.webmanifest', 'utf8')) as {
    readonly icons: readonly { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'es-MX', short_name: 'Puntada', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose = '', sizes }) => `${sizes} ${purpose}`.trim())).toEqual([
    'any',
    '192x192',
    '512x512',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const file = readFileSync(`src/public${src}`)
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
})
