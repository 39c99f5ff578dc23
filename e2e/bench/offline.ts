import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { median, openPage } from './page.ts'

export interface OfflineFigures {
  /** ms from the command to the first products, the shop as it is and as one that awaits its simulation. */
  readonly ours: number
  readonly awaiting: number
  /** ms from the navigation to the first paint, both ways. */
  readonly paint: number
  readonly awaitingPaint: number
}

const until = async (origin: string, server: ChildProcess): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('El servidor de desarrollo terminó antes de tiempo.')
    const there = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (there) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const once = async (
  browser: Browser,
  awaits: boolean,
  cache: string,
  port: number,
): Promise<{ products: number; paint: number }> => {
  const { NODE_ENV: _, ...env } = process.env
  const began = performance.now()
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--config', 'e2e/bench/dev.config.ts', '--host', '127.0.0.1'],
    {
      env: { ...env, PORT: String(port), BENCH_AWAIT: awaits ? '1' : '0', BENCH_CACHE: cache },
      stdio: 'ignore',
    },
  )
  const { page, close } = await openPage(browser, { cpu: 1, line: 'free' })
  try {
    const origin = `http://127.0.0.1:${port}/`
    await until(origin, server)
    await page.goto(origin)
    await page.waitForFunction(() => window.told?.products != null, null, { timeout: 60_000 })
    const products = performance.now() - began
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return { products, paint }
  } finally {
    await close()
    server.kill()
    await new Promise((resolve) =>
      server.exitCode === null && server.signalCode === null ? server.once('exit', resolve) : resolve(null),
    )
  }
}

/** The development server with its simulated backend, against the same that renders only once that has started. */
export const measureOffline = async (
  browser: Browser,
  folder: string,
  port: number,
  rounds: number,
): Promise<OfflineFigures> => {
  const found = {
    ours: [] as { products: number; paint: number }[],
    awaiting: [] as { products: number; paint: number }[],
  }
  for (let round = -1; round < rounds; round++) {
    const ours = await once(browser, false, join(folder, 'cache'), port)
    const awaiting = await once(browser, true, join(folder, 'cache-awaiting'), port + 1)
    // The first start also prepares the packages, and is not counted.
    if (round < 0) continue
    found.ours.push(ours)
    found.awaiting.push(awaiting)
  }
  return {
    ours: median(found.ours.map(({ products }) => products)),
    awaiting: median(found.awaiting.map(({ products }) => products)),
    paint: median(found.ours.map(({ paint }) => paint)),
    awaitingPaint: median(found.awaiting.map(({ paint }) => paint)),
  }
}
