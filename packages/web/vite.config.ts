import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { chunkGroups } from './scripts/chunk-groups.ts';
import { chunkList } from './scripts/chunk-list.ts';
import { className } from './scripts/class-name.ts';
import { preloadFonts } from './scripts/preload-fonts.ts';

/** Where the server answers while one works on the site. */
const server = process.env['BOXCARS_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: at('.'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  css: { modules: { generateScopedName: className } },
  plugins: [chunkList('page'), preloadFonts()],
  worker: {
    format: 'es',
    plugins: () => [chunkList('worker')],
    rolldownOptions: { treeshake: { moduleSideEffects: isAlive } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: isAlive },
      input: { index: at('./index.html'), sw: at('./src/offline/service-worker.ts') },
      // A service worker's name must stay: it is asked for again under it.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
});

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Our own packages only declare: what a page doesn't use of them is left out. */
function isAlive(id: string): boolean {
  return !/\/packages\/(?:engine|games|bots|text|protocol)\/src\//.test(id);
}
