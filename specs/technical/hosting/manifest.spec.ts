import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('La ficha de instalación', () => {
  it('nombra el sitio en español e íconos que existen, del tamaño que dicen', () => {
    const manifest = JSON.parse(readFileSync('src/public/manifest.webmanifest', 'utf8')) as {
      readonly lang: string
      readonly icons: readonly { src: string; sizes: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ lang: 'es-MX', short_name: 'Puntada', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const file = readFileSync(`src/public${src}`)
      if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose, sizes }) => `${sizes} ${purpose ?? ''}`.trim())).toEqual([
      'any',
      '192x192',
      '512x512',
      '512x512 maskable',
    ])
  })

  it('la página nombra la ficha y el ícono de iPhone, y los dos están', () => {
    const page = readFileSync('src/index.html', 'utf8')
    for (const [link, file] of [
      ['<link rel="manifest" href="/manifest.webmanifest" />', 'manifest.webmanifest'],
      ['<link rel="apple-touch-icon" href="/apple-touch-icon.png" />', 'apple-touch-icon.png'],
    ] as const) {
      expect(page).toContain(link)
      expect(existsSync(`src/public/${file}`)).toBe(true)
    }
  })
})
