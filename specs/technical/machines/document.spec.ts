import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { machinesDocument } from './document.ts'

it('el dibujo de las máquinas del sitio está al día (npm run machines)', async () => {
  expect(readFileSync('.github/machines.md', 'utf8')).toBe(await machinesDocument())
})
