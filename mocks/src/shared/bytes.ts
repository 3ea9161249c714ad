/** Bytes and texts without what only Node has, so that the engine runs wherever there are web standards. */

/** Characters that one call may be given as arguments. */
const PART = 8192;
const encoder = new TextEncoder();
// Kept like any other character, as the journal shows what was sent.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const utf8Of = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

export const textOfUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Bytes as a text of one character each (Latin-1). */
export function binaryOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return text;
}

export function bytesOfBinary(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Reads what any browser and program writes: what is no letter of base64 is skipped. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const letters = base64
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z\d+/]/g, '');
  // A single letter has too few bits for a byte.
  return bytesOfBinary(atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters));
}

export const base64Of = (text: string): string => btoa(binaryOf(utf8Of(text)));
