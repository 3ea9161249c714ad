import { describe, expect, it } from 'vitest';
import { aText, anId, oneOf, readParam, withParam } from './use-address-param.ts';

const DUE = oneOf({ pastDue: 'past', dueSoon: 'soon' });
const query = (text: string) => new URLSearchParams(text);

describe('a parameter of the address', () => {
  it('is read as it is spelled, and anything else is as if it were not there', () => {
    expect(readParam(query('due=past'), 'due', DUE)).toBe('pastDue');
    expect(readParam(query('due=pastDue'), 'due', DUE)).toBeUndefined();
    expect(readParam(query(''), 'due', DUE)).toBeUndefined();
    expect(readParam(query('tab=b'), 'tab', oneOf(['a', 'b']))).toBe('b');
    for (const text of ['0', '-1', '1e3', '007', '123456789', '5.0', ' 5', 'x', '<script>', '5/../6', '\0', '１２', ''])
      expect(readParam(new URLSearchParams({ id: text }), 'id', anId)).toBeUndefined();
    expect(readParam(query('id=12345678'), 'id', anId)).toBe(12_345_678);
    expect(readParam(query(`name=${'x'.repeat(300)}`), 'name', aText(120))).toHaveLength(120);
  });

  it('is written beside what others keep there, and rows begin at their first page', () => {
    expect(withParam(query('tab=upcoming&page=3'), 'due', DUE, 'dueSoon').toString()).toBe('tab=upcoming&due=soon');
    expect(withParam(query('due=soon&q=van'), 'due', DUE, undefined).toString()).toBe('q=van');
  });
});
