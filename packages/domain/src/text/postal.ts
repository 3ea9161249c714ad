import { regionRules } from '../locale/region.ts';
import type { Region } from '../locale/languages.ts';

/** A postal or zip code as it is written: `H2X 1Y4`, `12345-6789`. What can't be one stays as it was typed. */
export function formattedPostal(typed: string, region: Region): string {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  const at = region === 'CA' ? 3 : 5;
  const rest = letters.slice(at);
  const code = rest === '' ? letters : `${letters.slice(0, at)}${region === 'CA' ? ' ' : '-'}${rest}`;
  return regionRules(region).postalPattern.test(code) ? code : typed;
}
