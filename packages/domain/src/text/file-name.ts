const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A file's name as it is: marks that turn the direction of reading are shown, not obeyed (`photo[U+202E]gpj.exe`). */
export const shownFileName = (name: string): string =>
  name.replace(BIDI, (mark) => `[U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
