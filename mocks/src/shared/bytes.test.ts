import { expect, it } from 'vitest';
import { base64Of, binaryOf, bytesOfBase64, bytesOfBinary, textOfUtf8, utf8Of } from './bytes.ts';

/** Longer than what one call can be given as arguments. */
const all = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256);

it('every byte survives as text', () => expect(bytesOfBinary(binaryOf(all))).toEqual(all));

it.each(['Zoé Zimmer’s fleet 🚐', '\uFEFFvin'])('a text survives as bytes: %s', (text) => {
  expect(textOfUtf8(utf8Of(text))).toBe(text);
  expect(textOfUtf8(bytesOfBase64(base64Of(text)))).toBe(text);
});

it.each(['dmluLHllYXI', 'dmlu\r\nLHllYXI=', 'dmluLHllYXI=', 'dmluLHllYXIA', 'dmlu-_8', 'dmluA'])(
  'base64 is read as Node reads it: %s',
  (base64) => expect([...bytesOfBase64(base64)]).toEqual([...Buffer.from(base64, 'base64')]),
);
