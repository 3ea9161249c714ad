export interface Band {
  /** Parts of the half circle, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** More levels than this are too fine to draw; they are steps of one band. */
const MOST_DRAWN = 20;
/** Space between two bands, as a part of the half circle. */
const GAP = 0.012;

/** The bands of a gauge, from left to right. Arcs are relative lengths: they need not add up to 1. */
export function bandsOf(levels: number, arcs?: readonly number[]): readonly Band[] {
  const lengths = arcs ?? Array.from({ length: levels > MOST_DRAWN ? 1 : levels }, () => 1);
  const sum = lengths.reduce((total, length) => total + length, 0);
  let from = 0;
  return lengths.map((length, at) => {
    const band = { from, to: from + length / sum - (at < lengths.length - 1 ? GAP : 0) };
    from += length / sum;
    return band;
  });
}

/** The part of the half circle to fill: at a whole level, unless the bands have lengths of their own. */
export function levelOf(value: number, levels: number, arcs?: readonly number[]): number {
  const part = Math.min(1, Math.max(0, value));
  return arcs ? part : Math.round(part * levels) / levels;
}

export interface Arc extends Band {
  readonly radius: number;
  readonly x: number;
  readonly y: number;
}

/** The path of a part of the half circle, from left to right over the top. */
export function arcPath({ from, to, radius, x, y }: Arc): string {
  const point = (part: number): string => {
    const angle = Math.PI * (1 - part);
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y - radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M ${point(from)} A ${radius} ${radius} 0 0 1 ${point(to)}`;
}
