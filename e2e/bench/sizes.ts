import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface SizeFigures {
  /** bytes, brotli */
  readonly homeHtml: number
  /** Screen → bytes of its own file, gzip; largest first. */
  readonly screens: readonly (readonly [name: string, bytes: number])[]
}

/** What a built site weighs. A screen's file bears the name of its module. */
export const measureSizes = (folder: string): SizeFigures => {
  const assets = readdirSync(join(folder, 'assets'))
  const screens = globSync('src/ui/features/**/*-screen.tsx').map((path) => basename(path, '.tsx'))
  return {
    homeHtml: brotliCompressSync(readFileSync(join(folder, 'index.html'))).length,
    screens: screens
      .flatMap((name) =>
        assets
          .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
          .map((file) => [name, gzipSync(readFileSync(join(folder, 'assets', file))).length] as const),
      )
      .toSorted(([, a], [, b]) => b - a),
  }
}
