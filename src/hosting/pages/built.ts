import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { BASE } from './chunks.ts'
import type { PathName } from '../../ui/lib/paths.ts'

/** `signUp` → `…/sign-up-screen.tsx`: each screen's module is called like its path. */
const screenModule = (name: PathName) => `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`

export interface Files {
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** What the bundler wrote into a folder, by its own manifest. */
export const readBuilt = (folder: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const text = (address: string) => readFileSync(join(folder, address), 'utf8')
  const chunk = (key: string) => {
    const found = manifest[key]
    if (found === undefined) throw new Error(`Falta ${key} entre lo construido`)
    return found
  }
  const closure = (keys: readonly string[]): ReadonlySet<string> => {
    const found = new Set(keys)
    // A set that grows while it is walked is walked to its new end.
    for (const key of found) for (const next of chunk(key).imports ?? []) found.add(next)
    return found
  }
  const filesOf = (keys: Iterable<string>): Files => {
    const chunks = [...keys].map(chunk)
    return {
      modules: chunks.map(({ file }) => `/${file}`),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    }
  }
  const screenOf = (name: PathName) => {
    const found = Object.keys(manifest).find((key) => key.endsWith(screenModule(name)))
    if (found === undefined) throw new Error(`La pantalla ${name} no tiene un archivo propio (…${screenModule(name)})`)
    return found
  }
  const entry = closure(Object.keys(manifest).filter((key) => manifest[key]?.name === BASE))
  return {
    text,
    base: filesOf(entry),
    /** What a screen needs beside the base. */
    screen: (name: PathName): Files => {
      const all = closure([screenOf(name)])
      return filesOf([...all].filter((key) => !entry.has(key)))
    },
    screenFile: (name: PathName): string => `/${chunk(screenOf(name)).file}`,
    /** Files that serve only to sign in with a social network, which needs the network anyway. */
    forSigningIn: Object.entries(manifest)
      .filter(([key]) => key.startsWith('adapters/firebase/'))
      .map(([, { file }]) => file),
  }
}

export type Built = ReturnType<typeof readBuilt>
