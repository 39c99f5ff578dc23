import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** One file and all its imports as one script. `define`: values of its free names. */
export const buildScript = async (file: URL, define: Readonly<Record<string, unknown>>): Promise<string> => {
  const built = (await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
