export interface Named {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly name?: string | null;
}

/** First and last name of a person, or the only one there is; empty without any. */
export function fullNameOf(person: Named | null | undefined): string {
  const parts = [person?.firstName, person?.lastName].map((part) => part?.trim()).filter(Boolean);
  return parts.join(' ') || person?.name?.trim() || '';
}

function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return letter?.segment.toLocaleUpperCase() ?? '';
}

/** Initials for the header avatar: of the first and last word of the name. */
export function initialsOf(person: Named | null | undefined): string {
  const words = fullNameOf(person).split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => (word ? firstLetter(word) : '')).join('');
}
