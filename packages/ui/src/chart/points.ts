/** One item of a chart, passed back when it is selected. */
export interface BarPoint<Item> {
  readonly category: string;
  readonly value: number;
  readonly item: Item;
}
export interface ScatterPoint<Item> {
  readonly name: string;
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  readonly item: Item;
}

/**
 * Unique names for bars, because the library draws bars of the same name on top of each other. Repeated names get
 * invisible, unread marks.
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return name + '\u200B'.repeat(times);
  });
}

/** Start of the value axis: 0, or `undefined` (up to the library) with negative values. */
export const axisStart = (values: readonly number[]): number | undefined =>
  values.some((value) => value < 0) ? undefined : 0;
