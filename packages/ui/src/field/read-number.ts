const GROUPS = [' ', ',', '.'];

function groupOf(locale: string): string | undefined {
  const mark = new Intl.NumberFormat(locale).formatToParts(10_000).find(({ type }) => type === 'group')?.value;
  return mark?.replace(/\s/, ' ');
}

/** Whole digits, possibly in groups of three that `mark` separates. */
const isGrouped = (text: string, mark: string): boolean => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(text);

/**
 * The number that someone typed or pasted; null if nothing, NaN if it could mean two things. A point and a comma are
 * both decimal marks, in any language: Canadians type both. `1,200` is what its language makes of it: one thousand two
 * hundred in English, unreadable in French, where the comma is the decimal mark and an amount has no thousandths.
 */
export function readNumber(text: string, locale: string, decimals: number): number | null {
  const plain = text
    .replaceAll(/\p{Sc}|\b(?:CAD|USD)\b/gu, '')
    .replaceAll(/[\s'’]+/gu, ' ')
    .trim();
  if (plain === '') return null;
  const [, whole = plain, mark, fraction = ''] =
    (decimals > 0 && new RegExp(`^(.*)([.,])(\\d{0,${decimals}})$`).exec(plain)) || [];
  const number = Number(`${whole.replaceAll(/[ .,]/g, '') || '0'}.${fraction}`);
  if (/^\d+$/.test(whole) || (whole === '' && fraction !== '')) return number;
  const isSure = (group: string) =>
    mark !== undefined || group === ' ' || group === groupOf(locale) || whole.split(group).length > 2;
  return GROUPS.some((group) => group !== mark && isGrouped(whole, group) && isSure(group)) ? number : Number.NaN;
}
