// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFileServer } from '../../../src/hosting/file-server.ts'
import { SHELL_FILE } from '../../../src/hosting/pages.ts'

it('R11.43 una dirección más larga que cualquier archivo recibe la página de carga, no un error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  writeFileSync(join(folder, 'index.html'), 'inicio')
  writeFileSync(join(folder, SHELL_FILE), 'carga')
  const serve = createFileServer(folder)
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/busqueda/${'a'.repeat(5000)}`)
  expect([answer.status, await answer.text()]).toEqual([200, 'carga'])
})
