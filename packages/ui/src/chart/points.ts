/** What a chart draws for one item, and hands back when it is chosen. */
export type BarPoint<Item> = { readonly category: string; readonly value: number; readonly item: Item };
export type ScatterPoint<Item> = {
  readonly name: string;
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  readonly item: Item;
};

/**
 * Names of bars that no other bar has: the library lays bars of one name over each other. Those that come again carry marks that are
 * neither seen nor read.
 */
export const distinctNames = (names: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return name + '\u200B'.repeat(times);
  });
};

/** Where a value axis begins: bars always stand on zero; below it only where there are values below it. */
export const axisStart = (values: readonly number[]): number | undefined => (values.some((value) => value < 0) ? undefined : 0);
