import { binaryOf, bytesOfBinary } from '../../shared/bytes.ts';

/** A file as the API sends it: its bytes as text, one character per byte (Latin-1). */
export interface StoredFile {
  type: DocumentMedia;
  bytes: string;
}

export type DocumentMedia = 'application/pdf' | 'image/png' | 'image/jpeg';

/** A one-page PDF with some lines of text. */
export function pdfOf(lines: readonly string[]): StoredFile {
  const text = lines
    .map((line, index) => `${index === 0 ? '/F1 18 Tf' : '/F1 12 Tf 0 -26 Td'} (${escaped(line)}) Tj`)
    .join('\n');
  const content = `BT 40 150 Td\n${text}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 200]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let bytes = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = bytes.length;
    bytes += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = bytes.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  bytes += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return { type: 'application/pdf', bytes };
}

/** Escapes parentheses and replaces characters outside Latin-1, which PDF strings cannot hold. */
function escaped(line: string): string {
  return line
    .replaceAll('’', "'")
    .replace(/[^\x20-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}

const WIDTH = 320;
const HEIGHT = 200;
/** Pixels of one byte: two bits name one of up to four colors. */
const PER_BYTE = 4;

/** A picture of a card: a colored band and a portrait on a pale background. The hue makes cards distinguishable. */
export function cardPicture(hue: number): StoredFile {
  const colors = [
    [232, 236, 239],
    [60 + (hue % 120), 90, 190 - (hue % 120)],
    [150, 160, 170],
  ].flat();
  const row = 1 + WIDTH / PER_BYTE;
  const rows = new Uint8Array(HEIGHT * row);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const color =
        y < 36 ? 1 : x > 24 && x < 110 && y > 60 && y < 170 ? 2 : x > 130 && x < 290 && y > 70 && y % 28 < 8 ? 2 : 0;
      rows[y * row + 1 + Math.floor(x / PER_BYTE)]! |= color << (6 - 2 * (x % PER_BYTE));
    }
  }
  const header = [...bigEndian(WIDTH), ...bigEndian(HEIGHT), 2, 3, 0, 0, 0];
  const parts = [chunk('IHDR', header), chunk('PLTE', colors), chunk('IDAT', stored(rows)), chunk('IEND', [])];
  return { type: 'image/png', bytes: `\x89PNG\r\n\x1a\n${parts.join('')}` };
}

const bigEndian = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function chunk(type: string, data: ArrayLike<number>): string {
  const body = Uint8Array.from([...bytesOfBinary(type), ...Array.from(data)]);
  return [bigEndian(data.length), body, bigEndian(crcOf(body))]
    .map((bytes) => binaryOf(Uint8Array.from(bytes)))
    .join('');
}

/** Data as a stream of zlib that compresses nothing, in one block. */
function stored(data: Uint8Array): number[] {
  const length = [data.length & 255, data.length >>> 8];
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return [0x78, 1, 1, ...length, ...length.map((byte) => byte ^ 255), ...data, ...bigEndian(b * 65_536 + a)];
}

/** The sum that ends a part of a PNG file. */
function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
