import { failureTexts } from '@wayside/api-client/failure-texts';
import { serverTexts } from '@wayside/i18n/parts';

const { server } = (await serverTexts.fr()).bundle as { server: Readonly<Record<string, string>> };
const keys: Readonly<Record<string, string>> = failureTexts;

const known = (text: string): string | undefined => server[keys[text] ?? ''];

/** A message of the contract's failure examples in French, or several, joined by commas; any other as it was sent. */
export const inFrench = (text: string): string => known(text) ?? parts(text).join(', ');

/** Messages may hold commas themselves: the longest known beginning is taken first. */
function parts(text: string): string[] {
  const pieces = text.split(', ');
  for (let length = pieces.length; length > 0; length -= 1) {
    const found = known(pieces.slice(0, length).join(', '));
    const rest = pieces.slice(length).join(', ');
    if (found !== undefined) return rest ? [found, ...parts(rest)] : [found];
  }
  const [first = '', ...others] = pieces;
  return others.length > 0 ? [first, ...parts(others.join(', '))] : [first];
}
