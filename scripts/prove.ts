// `npm run prove`: runs every proof in packages/*/prove and writes what it found to docs/proofs. A proof is a module
// whose default export is a function giving { title, lines, numbers }. Names after the command choose among them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';

import { isProof, proofPage } from './proof-page.ts';
import { listFiles, ROOT } from './source.ts';
import { run } from './tools.ts';

const chosen = process.argv.slice(2);
const files = listFiles('packages/*/prove/*.ts').filter(
  (path) => chosen.length === 0 || chosen.includes(basename(path, '.ts')),
);
if (files.length === 0) {
  console.log('No proof to run.');
  // Asking for one by name and getting none is a mistake.
  if (chosen.length > 0) process.exitCode = 1;
}
for (const path of files) await prove(path);

async function prove(path: string): Promise<void> {
  const name = basename(path, '.ts');
  const module = (await import(join(ROOT, path))) as { default?: unknown };
  if (typeof module.default !== 'function') throw new Error(`${path} must export a function by default`);
  const start = performance.now();
  const proof: unknown = await (module.default as () => unknown)();
  if (!isProof(proof)) throw new Error(`${path} must give a title, lines and numbers`);
  const seconds = (performance.now() - start) / 1000;
  mkdirSync(join(ROOT, 'docs', 'proofs'), { recursive: true });
  writeFileSync(join(ROOT, 'docs', 'proofs', `${name}.md`), proofPage(path, proof, await commit(), seconds));
  console.log(`${name}: ${proof.title} (${seconds.toFixed(1)} s) -> docs/proofs/${name}.md`);
}

async function commit(): Promise<string> {
  const head = await run('git', ['rev-parse', '--short=12', 'HEAD']);
  const status = await run('git', ['status', '--porcelain', '--', 'packages']);
  if (head.code !== 0) return 'unknown (not a git checkout)';
  return head.output.trim() + (status.output.trim() === '' ? '' : ', with changes not yet committed');
}
