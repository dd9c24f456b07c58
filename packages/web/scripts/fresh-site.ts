import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built site as its sources are now: built only if it is missing or older than they. */
export function freshSite(): string {
  const script = fileURLToPath(new URL('./site.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the site is not built: ${stderr}`);
  return fileURLToPath(new URL('../dist', import.meta.url));
}
