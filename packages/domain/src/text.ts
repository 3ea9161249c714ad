/** Length of a text in code points, as the limits of the contract count: an emoji outside the first plane is one, not two. */
export const codePoints = (text: string): number => [...text].length;

/** The beginning of a text, of that many code points at most. Never half a character. */
export const limitTo = (text: string, limit: number): string => (text.length <= limit ? text : [...text].slice(0, limit).join(''));
