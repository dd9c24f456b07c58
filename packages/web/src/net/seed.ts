/** 32 bytes from the system's secure source, hex. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name for a new table on this device. */
export function newTableName(): string {
  return newSeed().slice(0, 12);
}
