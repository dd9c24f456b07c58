// Mends what the linter and the formatter can mend by themselves, and shows the rest. Arguments narrow it to paths.
import { runTool } from './tools.ts';

const paths = process.argv.slice(2);
const left = [...(await runTool('oxlint', ['--fix', ...paths])), ...(await runTool('oxfmt', paths))];
for (const problem of left) console.log(problem);
process.exitCode = left.length === 0 ? 0 : 1;
