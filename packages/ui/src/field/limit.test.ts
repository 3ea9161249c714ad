import { describe, expect, it } from 'vitest';
import { characters, fitted } from './limit.ts';

it('an emoji is one character', () => expect(characters('🚚 Zoë')).toBe(5));

describe('typing into a text with a limit of five', () => {
  // `|` marks the caret after the change.
  it.each([
    ['abc', 'abcd|', 'abcd|'],
    ['abcd', 'abcd🚚|', 'abcd🚚|'],
    ['abcde', 'abcdex|', 'abcde|'],
    ['abcde', 'abx|cde', 'ab|cde'],
    ['🚚🚚🚚🚚🚚', '🚚🔧|🚚🚚🚚🚚', '🚚|🚚🚚🚚🚚'],
    ['🚚🚚🚚🚚🚚', '🚛|🚚🚚🚚🚚🚚', '|🚚🚚🚚🚚🚚'],
    ['abcd', 'xyz|abcd', 'x|abcd'],
    ['', '🚚🚚🚚🚚🚚🚚|', '🚚🚚🚚🚚🚚|'],
    ['abcde', 'axyz|e', 'axyz|e'],
    ['abcde', 'axyzuv|e', 'axyz|e'],
    ['abcdefgh', 'abcdefg|', 'abcdefg|'],
    ['abcdefgh', 'abcx|defgh', 'abc|defgh'],
  ])('%j, then %j, is %j', (before, typed, result) => {
    const { text, caret } = fitted(before, typed.replace('|', ''), typed.indexOf('|'), 5);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(result);
  });
});
