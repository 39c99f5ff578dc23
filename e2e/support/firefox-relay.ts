#!/usr/bin/env node
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Stands in for the Firefox executable of a distribution: Playwright speaks WebDriver BiDi to it, and the extended
 * support release lacks one command that Playwright always sends. That one is answered here; the rest goes through.
 * It can go once the extended support release knows `emulation.setMediaFeaturesOverride`.
 */
const MISSING = new Set(['emulation.setMediaFeaturesOverride'])

interface Command {
  readonly id: number
  readonly method: string
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))

const relay = (target: string): WebSocketServer => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (client) => {
    const browser = new WebSocket(`${target}/session`, { perMessageDeflate: false, maxPayload: 0 })
    const open = new Promise((done) => {
      browser.once('open', done)
    })
    client.on('message', (data: Buffer) => {
      const text = data.toString()
      const { id, method } = JSON.parse(text) as Command
      if (MISSING.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else void open.then(() => browser.send(text))
    })
    browser.on('message', (data: Buffer) => client.send(data.toString()))
    browser.on('close', () => client.close())
    client.on('close', () => browser.close())
  })
  return server
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const target = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1]
  if (target === undefined) return void process.stderr.write(`${line}\n`)
  const server = relay(target)
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
})
