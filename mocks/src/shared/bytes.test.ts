import { expect, it } from 'vitest';
import { base64Of, binaryOf, bytesOfBase64, bytesOfBinary, textOfUtf8, utf8Of } from './bytes.ts';

/** Longer than what one call can be given as arguments. */
const all = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256);

it('every byte survives as text', () => expect(bytesOfBinary(binaryOf(all))).toEqual(all));

it.each([
  ['Zoé Zimmer’s fleet 🚐', 'accents and pairs'],
  ['\uFEFFvin', 'a byte order mark'],
])('a text survives as bytes: %s', (text) => {
  expect(textOfUtf8(utf8Of(text))).toBe(text);
  expect(textOfUtf8(bytesOfBase64(base64Of(text)))).toBe(text);
});

it.each([
  ['dmluLHllYXI', 'without padding'],
  ['dmlu\r\nLHllYXI=', 'in lines'],
  ['dmluLHllYXI=A', 'with a letter too many'],
])('base64 is read as Node reads it: %s (%s)', (base64) => expect(textOfUtf8(bytesOfBase64(base64))).toBe('vin,year'));

it('base64 for addresses is read, too', () => expect([...bytesOfBase64('-_8')]).toEqual([251, 255]));
