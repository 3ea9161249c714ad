import { distance } from 'fastest-levenshtein';

/** Beyond this share of its letters, a name is another name and no mistake in typing. */
const TOLERANCE = 0.4;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/**
 * What somebody may have meant, best first: names that differ in few letters, as a whole or in their last part
 * (`wrong-pasword` for `access/wrong-password`), and those that contain what was given.
 */
export function closest<Name extends string>(given: string, names: readonly Name[], most = 5): Name[] {
  const wanted = plain(given);
  if (wanted === '') return [];
  const limit = Math.max(2, Math.floor(wanted.length * TOLERANCE));
  const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  const far = (name: string): number => {
    const candidate = plain(name);
    const letters = Math.min(
      distance(wanted, candidate),
      distance(lastPart(wanted), lastPart(candidate)) + (wanted.includes('/') ? 1 : 0),
    );
    return wanted.length > 2 && candidate.includes(wanted) ? Math.min(letters, 1) : letters;
  };
  return names
    .map((name) => ({ name, letters: far(name) }))
    .filter(({ letters }) => letters <= limit)
    .toSorted((one, other) => one.letters - other.letters)
    .slice(0, most)
    .map(({ name }) => name);
}

/**
 * The name that was meant by one with a single wrong letter, or two in a long name; undefined for a name of its own.
 */
export function misspelled<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  if (names.some((name) => name === given)) return undefined;
  return names.find((name) => distance(plain(given), name) <= (name.length > 6 ? 2 : 1));
}

/** ` Did you mean “base/signed-in”?`, or nothing. */
export function didYouMean(given: string, names: readonly string[]): string {
  const [best, ...others] = closest(given, names, 3);
  if (best === undefined) return '';
  const list = [best, ...others].map((name) => `"${name}"`);
  return ` Did you mean ${list.length === 1 ? list[0] : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`}?`;
}
