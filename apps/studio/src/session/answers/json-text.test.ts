import { describe, expect, it } from 'vitest';
import { Scanner, lineOf, readJson } from './json-text.ts';

describe('a text as JSON', () => {
  it.each([
    ['{"a": 1,}', 8, 'There is a comma too many before “}”'],
    ['[1, 2', 5, '“]” is missing at the end'],
    ['{"a": 1', 7, '“}” is missing at the end'],
    ['{"a" 1}', 5, 'A colon is missing after “a”'],
    ['{"a": 1 "b": 2}', 8, 'A comma is missing before this'],
    ['{a: 1}', 1, 'A name in double quotes is missing'],
    ['{"a": \'x\'}', 6, 'Not a value: text stands in double quotes'],
    ['{"a": }', 6, 'A value is missing before “}”'],
    ['{"a": "x}', 6, 'This text has no end, or a line break or backslash that JSON does not know'],
    ['[] []', 3, 'More follows after the end'],
    ['[01]', 2, 'A comma is missing before this'],
    ['', 0, 'A value is missing at the end'],
  ])('is none, with the place: %s', (text, offset, message) => {
    expect(readJson(text).problem).toEqual({ offset, message });
  });

  it.each(['{"a": [1.5e3, -2, true, null, "\\u00e9\\n\\""], "b": {}}', ' [ ] ', '0', '"x"'])('is one: %s', (text) => {
    expect([readJson(text).value, new Scanner(text).problem()]).toEqual([JSON.parse(text), undefined]);
  });

  it('has the place of each value, and of what it lacks', () => {
    const text = JSON.stringify({ list: [{ id: 1 }, { id: 2, 'a.b': { c: 3 } }] }, null, 2);
    const { offsetOf } = readJson(text);
    const at = (...path: string[]) => text.slice(offsetOf(path)).split('\n')[0];
    expect([at('list', '1', 'id'), at('list', '1', 'a.b', 'c')]).toEqual(['"id": 2,', '"c": 3']);
    expect([at('list', '1', 'name'), at(), at('other')]).toEqual(['{', '{', '{']);
    expect(lineOf(text, offsetOf(['list', '1', 'id']))).toBe(7);
  });
});
