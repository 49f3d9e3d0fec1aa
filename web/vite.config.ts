import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Folder of the texts; tsconfig.json names it as well. */
const words = fileURLToPath(new URL('./src/words', import.meta.url))

// `npm run dev` forwards requests to this server.
const server = process.env['DREY_SERVER'] ?? 'http://127.0.0.1:8080'

/** The server rejects requests from other origins, so forwarded requests get its own. */
const proxied: ProxyOptions = {
  target: server,
  changeOrigin: true,
  ws: true,
  configure(proxy) {
    proxy.on('proxyReq', (request) => request.getHeader('origin') && request.setHeader('origin', server))
    proxy.on('proxyReqWs', (request) => request.setHeader('origin', server))
  },
}

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: words } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['DREY_DEV_PORT'] ?? 5173),
    proxy: { '/api': proxied, '/openapi.json': proxied, '/problems': proxied, '/pages.css': proxied },
  },
  build: {
    target: 'es2022',
    // The Content-Security-Policy forbids inline content.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/load-texts.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
