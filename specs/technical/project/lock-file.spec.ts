// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('el archivo de versiones dice de dónde viene cada paquete: sin eso npm pregunta tres veces más', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly resolved?: string }>>
  }
  const { '': _site, ...others } = packages
  const without = Object.entries(others).filter(([, { resolved = '' }]) => !resolved.startsWith('https://'))
  expect(without.map(([name]) => name)).toEqual([])
})
