/** A 32-bit hash of a text (FNV-1a), the root of everything invented here. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  // One more stir: neighbouring ids must not give neighbouring values.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A number in [0, 1) that depends on nothing but its key. */
export function chance(key: string): number {
  return hashOf(key) / 2 ** 32;
}

/** One of the choices, by key. */
export function pick<T>(key: string, choices: readonly T[]): T {
  return choices[Math.floor(chance(key) * choices.length)]!;
}

/** A whole number in [from, to], by key. */
export function between(key: string, from: number, to: number): number {
  return from + Math.floor(chance(key) * (to - from + 1));
}
