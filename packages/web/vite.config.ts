import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { chunkList } from './scripts/chunk-list.ts';

/** Where the server answers while one works on the site. */
const server = process.env['BOXCARS_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  plugins: [chunkList('chunks')],
  worker: {
    format: 'es',
    plugins: () => [chunkList('worker-chunks')],
    rolldownOptions: { treeshake: { moduleSideEffects: isAlive } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: isAlive } },
  },
});

/** Our own packages only declare: what a page doesn't use of them is left out. */
function isAlive(id: string): boolean {
  return !/\/packages\/(?:engine|games|bots|text|protocol)\/src\//.test(id);
}
