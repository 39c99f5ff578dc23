import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// The shop with its simulated backend: the dev server, and `vite build --mode offline`.
export default defineConfig(({ command, mode, isPreview }) => {
  const offline = mode === 'offline' || (command === 'serve' && mode === 'development' && isPreview !== true)
  return {
    root: here('src'),
    envDir: here('.'),
    plugins: [react(), msw()],
    define: offline ? { 'import.meta.env.VITE_OFFLINE': 'true' } : { 'import.meta.env.VITE_OFFLINE': 'false' },
    build: {
      outDir: here(mode === 'offline' ? 'dist-offline' : 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
    },
    server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
    preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
    test: {
      root: here('.'),
      include: ['specs/**/*.spec.{ts,tsx}'],
      environment: 'happy-dom',
      isolate: false,
      setupFiles: [here('specs/support/setup.ts')],
    },
  }
})
