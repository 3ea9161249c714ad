/** The number in a cell, given as a number or as text like `$1,234.50`; undefined without one. */
export function figureOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/[^\d.-]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Comparator for cost columns: sorts by number, cells without one first. */
export function compareFigures(a: unknown, b: unknown): number {
  const [left, right] = [figureOf(a), figureOf(b)];
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  return left - right;
}
