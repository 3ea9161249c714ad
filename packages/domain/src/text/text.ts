/** Length in code points, as the contract's limits count: an emoji outside the basic plane is one, not two. */
export const codePoints = (text: string): number => [...text].length;

/** The first `limit` code points of a text. Never splits a surrogate pair. */
export const limitTo = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join('');
