// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

describe('Lo que se pide mal a una orden se dice en una frase', () => {
  it.each([
    ['--apii', 'No existe la opción --apii; hay --api, --writes, --memory, --port, --host, --help.'],
    ['--writes', '--writes solo vale con una API: npm start -- --api https://mi-servidor.example --writes'],
  ])('R11.260 con npm start -- %s se dice qué hacer', async (option, sentence) => {
    expect(await ran('src/hosting/development/start.ts', [option])).toEqual([2, `${sentence}\n`])
  })

  it('R11.260 con un puerto ocupado se dice qué hacer', async () => {
    const { origin, stop } = await listen(createServer())
    const { port } = new URL(origin)
    const sentence = `El puerto ${port} está ocupado: elige otro con --port, o termina lo que lo usa.\n`
    expect(await ran('mocks/hosts/server.ts', ['--products', '1', '--port', port])).toEqual([2, sentence])
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
  const writeLock = (file: string, version: string, more = {}) =>
    write(file, JSON.stringify({ packages: { 'node_modules/hilo': { version }, ...more } }))
  beforeEach(() => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    // One is for another platform.
    writeLock('package-lock.json', '2.0.0', { 'node_modules/otra': { version: '1.0.0', optional: true } })
    for (const place of ['installed', 'node_modules']) {
      writeLock(`${place}/.package-lock.json`, '2.0.0')
      write(`${place}/hilo/package.json`, '{}')
    }
  })
  const removePackage = () => rmSync(join(folder, 'node_modules/hilo'), { recursive: true })
  /** Runs it with an npm that does `script`. */
  const ready = (script: string, ...args: readonly string[]) => {
    write('bin/npm', `#!/bin/sh\n${script}\n`)
    const env = { PATH: `${folder}/bin:${process.env['PATH']}` }
    return ran('src/hosting/development/ready.js', args, { cwd: folder, env })
  }

  it('R11.260 donde nada falta, ni lo menciona ni llama a npm', async () => {
    expect(await ready('exit 1')).toEqual([0, ''])
  })

  it.each([
    ['otra versión', () => writeLock('node_modules/.package-lock.json', '1.0.0')],
    ['un paquete que ya no está', removePackage],
  ])('R11.260 %s se instala', async (_, change) => {
    change()
    expect(await ready('cp -r installed/. node_modules')).toEqual([
      0,
      'Instalo lo que falta (hilo); tarda hasta un minuto…\n',
    ])
  })

  it('para abrir la tienda no hace falta lo que solo la prueba, y en una copia nueva no se pide', async () => {
    writeLock('package-lock.json', '2.0.0', { 'node_modules/prueba': { version: '1.0.0', dev: true } })
    expect(await ready('exit 1', '--without-checks')).toEqual([0, ''])
    expect(await ready('cp -r installed/. node_modules')).toEqual([2, expect.stringContaining('prueba')])
    rmSync(join(folder, 'node_modules'), { recursive: true })
    await ready('echo "$@" > asked; cp -r installed node_modules', '--without-checks')
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('--omit=dev')
  })

  it('R11.260 sin red se dice qué revisar', async () => {
    removePackage()
    const [code, text] = await ready('echo "npm error code ENOTFOUND" >&2; exit 1')
    expect(code).toBe(2)
    expect(text).toContain('No se pudo instalar: npm no alcanza su registro (ENOTFOUND). Revisa tu conexión')
  })
})
