/** A package as a lock describes it. */
export interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}
export function readLock(root: string): Record<string, LockedPackage>;
export function installedDiffers(root: string): string | undefined;
export function firstDifference(
  lock: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>>,
): string | undefined;
