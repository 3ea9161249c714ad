/** Longest line beside a bar, in letters. */
const LETTERS = { narrow: 14, wide: 24 };

const cut = (line: string, letters: number): string =>
  line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line;

/** A long name on two lines, between words. */
function broken(name: string, letters: number): string[] {
  const at = name.length > letters ? name.lastIndexOf(' ', letters) : -1;
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name];
}

/** The name beside a bar: two lines at most, in a narrow window one. */
export function barLabel({ first, second }: { first: string; second: string }, isNarrow: boolean): string {
  if (isNarrow) return cut(first, LETTERS.narrow);
  const [below = ''] = second.split(', ');
  const lines = below ? [first, below] : broken(first, LETTERS.wide);
  return lines.map((line) => cut(line, LETTERS.wide)).join('\n');
}
