export type PlaceholderKind = 'bar' | 'scatter';

/** Coordinates from 0 to 100, from the top left. */
export interface PlaceholderMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BARS = 8;
const DOTS = 14;
const DOT = 3;

/** A made-up shape that resembles data. `random` returns numbers in [0, 1), like `Math.random`. */
export function placeholderShape(kind: PlaceholderKind, random: () => number): readonly PlaceholderMark[] {
  if (kind === 'bar')
    return Array.from({ length: BARS }, (_, at) => {
      const height = 25 + random() * 65;
      return { x: ((at + 0.2) * 100) / BARS, y: 100 - height, width: 60 / BARS, height };
    });
  return Array.from({ length: DOTS }, () => ({ x: 4 + random() * 90, y: 10 + random() * 80, width: DOT, height: DOT }));
}
