import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** A file of the built site: what is in it, what comes with it, and what it weighs on the wire. */
export interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly bytes: number;
}

/** Writes down the chunks of a build, for the size check: in a file named after its entry, as there are many workers. */
export function chunkList(name: string): Plugin {
  return {
    name: 'chunk-list',
    generateBundle(_options, bundle) {
      const chunks: Chunk[] = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                modules: output.moduleIds.map((id) => id.replace(/^.*\/packages\//, '').replace(/\?.*$/, '')),
                imports: output.imports,
                bytes: gzipSync(output.code).length,
              },
            ]
          : [],
      );
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)?.fileName ?? '';
      const id = entry.replaceAll(/\W/g, '-');
      this.emitFile({ type: 'asset', fileName: `${name}.${id}.chunks.json`, source: JSON.stringify(chunks) });
    },
  };
}
