// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createFileServer } from '../../../src/hosting/serving/file-server.ts'
import { SHELL_FILE } from '../../../src/hosting/serving/pages.ts'

it('R11.43 una dirección más larga que cualquier archivo recibe la página de carga, no un error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  writeFileSync(join(folder, 'index.html'), 'inicio')
  writeFileSync(join(folder, SHELL_FILE), 'carga')
  const serve = createFileServer(folder)
  const { origin, stop } = await listen(createServer((request, response) => void serve(request, response)))
  onTestFinished(stop)
  const answer = await fetch(`${origin}/busqueda/${'a'.repeat(5000)}`)
  expect([answer.status, await answer.text()]).toEqual([200, 'carga'])
})
