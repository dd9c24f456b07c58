import { isNode, textOf, walk } from './source.ts';
import type { Source, SyntaxNode } from './source.ts';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  readonly specifier: string;
  /** Erased before the code runs. */
  readonly typeOnly: boolean;
  readonly offset: number;
}

/** Everything a file imports, `import('x')` types and calls included. */
export function importsOf(source: Source): Import[] {
  const imports: Import[] = [];
  walk(source.program, (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) imports.push({ specifier, typeOnly: isTypeOnly(node), offset: node.start });
  });
  return imports;
}

function specifierOf(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return textOf(node['source']);
    default:
      return undefined;
  }
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const names: unknown = node['specifiers'];
  if (!Array.isArray(names) || names.length === 0) return false;
  return names.every((name) => isNode(name) && (name['importKind'] === 'type' || name['exportKind'] === 'type'));
}
