// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'

/** What a command said, and the code that it ended with. */
const ran = (file: string, args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) =>
  new Promise<readonly [code: number, text: string]>((done) => {
    const env = { ...process.env, ...options.env }
    execFile(process.execPath, [resolve(file), ...args], { ...options, env }, (error, text, errors) =>
      done([typeof error?.code === 'number' ? error.code : 0, text + errors]),
    )
  })

const START = 'src/hosting/development/start.ts'
const API = 'mocks/hosts/server.ts'

describe('Lo que se pide mal a una orden se dice en una frase', () => {
  it.each([
    [START, '--apii', 'No existe la opción --apii; hay --api, --writes, --memory, --port, --host, --help.'],
    [START, '--writes', '--writes solo vale con una API: npm start -- --api https://mi-servidor.example --writes'],
    [API, '--seed', 'Falta el valor de --seed; --help dice cómo.'],
  ])('R11.260 con %s %s se dice qué hacer', async (file, args, sentence) => {
    expect(await ran(file, args.split(' '))).toEqual([2, `${sentence}\n`])
  })

  it('R11.260 un puerto ocupado', async () => {
    const { origin, stop } = await listen(createServer())
    const { port } = new URL(origin)
    expect(await ran(API, ['--port', port])).toEqual([
      2,
      `El puerto ${port} está ocupado: elige otro con --port, o termina lo que lo usa.\n`,
    ])
    await stop()
  })
})

describe('Lo que falta se instala antes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text, { mode: 0o755 })
  }
  const HERE = { 'node_modules/hilo': { version: '2.0.0' } }
  const OTHER_PLATFORM = { 'node_modules/otra': { version: '1.0.0', optional: true } }
  const lock = (packages: object) => JSON.stringify({ packages })
  /** Runs it with an npm that does `script`. */
  const ready = (script: string) => {
    write('bin/npm', `#!/bin/sh\n${script}\n`)
    return ran('src/hosting/development/ready.js', [], {
      cwd: folder,
      env: { PATH: `${folder}/bin:${process.env['PATH']}` },
    })
  }
  beforeEach(() => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    write('package-lock.json', lock({ ...HERE, ...OTHER_PLATFORM }))
    for (const place of ['installed', 'node_modules']) {
      write(`${place}/.package-lock.json`, lock(HERE))
      write(`${place}/hilo/package.json`, '{}')
    }
  })

  it('R11.260 donde nada falta, ni lo menciona ni llama a npm', async () => {
    expect(await ready('exit 1')).toEqual([0, ''])
  })

  it('R11.260 otra versión, o un paquete que ya no está, se instalan', async () => {
    write('node_modules/.package-lock.json', lock({ 'node_modules/hilo': { version: '1.0.0' } }))
    const installs = 'cp -r installed/. node_modules'
    const said = [0, 'Instalo lo que falta (hilo); tarda hasta un minuto…\n']
    expect(await ready(installs)).toEqual(said)
    rmSync(join(folder, 'node_modules/hilo'), { recursive: true })
    expect(await ready(installs)).toEqual(said)
  })

  it('R11.260 sin red se dice qué revisar', async () => {
    rmSync(join(folder, 'node_modules/hilo'), { recursive: true })
    const [code, text] = await ready('echo "npm error code ENOTFOUND" >&2; exit 1')
    expect(code).toBe(2)
    expect(text).toContain('No se pudo instalar: npm no alcanza su registro (ENOTFOUND). Revisa tu conexión')
  })
})
