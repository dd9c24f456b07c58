#!/usr/bin/env node
// Plain JavaScript that runs on Node 20: the command itself is TypeScript and goes on in Node 24.
import { fileURLToPath } from 'node:url';

import { become, explainMissingNode, findNode } from '../../../scripts/packaged-node.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = findNode(root);
if (node === undefined) {
  console.error(explainMissingNode());
  process.exit(1);
}
become(node, [fileURLToPath(new URL('../src/main.ts', import.meta.url)), ...process.argv.slice(2)]);
