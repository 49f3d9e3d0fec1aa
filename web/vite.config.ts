import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'

/** The language the client speaks: the one place, with tsconfig.json, that names it. */
const words = fileURLToPath(new URL('./src/words/en', import.meta.url))

// `npm run dev` shows changes at once; what the client asks for goes to a server that runs beside it.
const server = process.env['DREY_SERVER'] ?? 'http://127.0.0.1:8080'

/** The server answers its own pages only: what comes through here says that it is one of them. */
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
    // Everything is a file of its own: the server's pages allow nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
