import { expect, it } from 'vitest';
import { shownFileName } from './file-name.ts';

it.each([
  ['spring.csv', 'spring.csv'],
  ['photo\u202egpj.exe', 'photo[U+202E]gpj.exe'],
  ['\u200f\u2067a=b;c\\d\u2069.pdf', '[U+200F][U+2067]a=b;c\\d[U+2069].pdf'],
  ['\u061cملف.pdf', '[U+061C]ملف.pdf'],
])('the file name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});
