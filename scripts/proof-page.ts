/** What a proof found: sentences to read, and the numbers that carry them. */
export interface Proof {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** Whether a module gave what a page needs. */
export function isProof(value: unknown): value is Proof {
  if (typeof value !== 'object' || value === null) return false;
  const { title, lines, numbers } = value as Partial<Record<keyof Proof, unknown>>;
  return typeof title === 'string' && Array.isArray(lines) && typeof numbers === 'object' && numbers !== null;
}

/** The page of a proof, with the commit it was run at. */
export function proofPage(path: string, proof: Proof, commit: string, seconds: number): string {
  const rows = Object.entries(proof.numbers).map(([what, value]) => `| ${what} | ${value} |`);
  return [
    `# ${proof.title}`,
    '',
    `Written by \`${path}\` (\`npm run prove\`) at commit ${commit}, in ${seconds.toFixed(1)} s with Node ${process.version}.`,
    '',
    ...proof.lines.flatMap((line) => [line, '']),
    ...(rows.length > 0 ? ['| what | number |', '| --- | --- |', ...rows, ''] : []),
  ].join('\n');
}
