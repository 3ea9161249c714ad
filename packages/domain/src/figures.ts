/** The number of a cell, whether it came as a number or as text such as `$1,234.50`; undefined when it holds none. */
export function figureOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/[^\d.-]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Orders cells by number, those without one first. For the comparators of cost columns. */
export function compareFigures(a: unknown, b: unknown): number {
  const [left, right] = [figureOf(a), figureOf(b)];
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  return left - right;
}
