import { createElement, isValidElement } from 'react';
import { expect, it } from 'vitest';
import { withElements } from './with-elements.ts';

function contents(text: string): unknown[] {
  return withElements(text, { day: createElement('time', null) }).map((part) =>
    isValidElement<{ children: string }>(part)
      ? (part.type === 'time' ? 'time: ' : '') + part.props.children
      : undefined,
  );
}

it('the named parts of a text are in their elements; anything else stays text', () => {
  expect(contents('since <day>May 4</day>, <day>2026</day>')).toEqual([
    'since ',
    'time: May 4',
    ', ',
    'time: 2026',
    '',
  ]);
  expect(contents('<b>bold</b> & <day>')).toEqual(['', '<b>bold</b>', ' & <day>']);
  expect(contents('<toString>x</toString>')).toEqual(['', '<toString>x</toString>', '']);
});
