export const SERVER_FLAGS: readonly string[];
export const OLDEST: readonly [number, number];
export function isNewEnough(version: string): boolean;
export function findNode(root: string): string | undefined;
export function explainMissingNode(): string;
export function become(node: string, args: readonly string[]): void;
