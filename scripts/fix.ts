// Mends what the linter and the formatter can mend by themselves, and shows the rest.
import { runTool } from './tools.ts';

const left = [...(await runTool('oxlint', ['--fix'])), ...(await runTool('oxfmt', []))];
for (const problem of left) console.log(problem);
process.exitCode = left.length === 0 ? 0 : 1;
