import { crc32, deflateSync } from 'node:zlib';

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

/** A picture of a card: a colored band and a portrait on a pale background. The hue makes cards distinguishable. */
export function cardPicture(hue: number): StoredFile {
  const shades = [
    [232, 236, 239],
    [60 + (hue % 120), 90, 190 - (hue % 120)],
    [150, 160, 170],
  ] as const;
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const shade =
        y < 36 ? 1 : x > 24 && x < 110 && y > 60 && y < 170 ? 2 : x > 130 && x < 290 && y > 70 && y % 28 < 8 ? 2 : 0;
      rows.set(shades[shade], y * (1 + WIDTH * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { type: 'image/png', bytes: png.toString('latin1') };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
