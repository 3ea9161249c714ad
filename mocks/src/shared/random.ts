/** 32-bit hash of a text (FNV-1a). All generated data derives from it. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  // One more mixing step, so that adjacent ids do not give adjacent values.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A number in [0, 1) determined by its key. */
export function chance(key: string): number {
  return hashOf(key) / 2 ** 32;
}

/** One of the choices, determined by the key. */
export function pick<T>(key: string, choices: readonly T[]): T {
  return choices[Math.floor(chance(key) * choices.length)]!;
}

/** An integer in [from, to], determined by the key. */
export function between(key: string, from: number, to: number): number {
  return from + Math.floor(chance(key) * (to - from + 1));
}
