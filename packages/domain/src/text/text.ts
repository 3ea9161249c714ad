/** Length in code points, as the contract's limits count: an emoji outside the basic plane is one, not two. */
export const codePoints = (text: string): number => [...text].length;

/** Turns a text in capitals, as some databases send it, into sentence case; any other text stays as it is. */
export const sentenceOf = (text: string): string =>
  text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text;

/** The first `limit` code points of a text. Never splits a surrogate pair. */
export const limitTo = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join('');
