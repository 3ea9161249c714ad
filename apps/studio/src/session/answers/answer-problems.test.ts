import { expect, it } from 'vitest';
import { contractProblems, textProblems } from './answer-problems.ts';

const body = JSON.stringify({ vehicles: [{ id: 1 }, { id: 'x', horn: 1, plate: 'ABCDEFGHIJ' }] }, null, 2);
const violation = (code: string, message: string, ...path: string[]) => ({
  code,
  path: ['body', ...path],
  message: `Response body ${path.length > 0 ? `property ${path.join('.')} ` : ''}${message}`,
});

it('what breaks the contract is said with its line and field, from top to bottom', () => {
  const violations = [
    violation('maxLength', 'must NOT have more than 8 characters', 'vehicles', '1', 'plate'),
    violation('additionalProperties', "must NOT have additional properties; found 'horn'", 'vehicles', '1'),
    violation('type', 'must be integer,null', 'vehicles', '1', 'id'),
    violation('required', "must have required property 'users'"),
    violation('enum', 'must be equal to one of the allowed values: miles, kilometers', 'vehicles', '0', 'id'),
    violation('oneOf', 'must match exactly one schema in oneOf', 'vehicles', '0'),
  ];
  expect(contractProblems(body, violations).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '1 The body lacks “users”',
    '3 vehicles, entry 1: must match exactly one schema in oneOf',
    '4 vehicles, entry 1, id: must be one of: miles, kilometers',
    '7 vehicles, entry 2, id: must be a whole number or null',
    '8 vehicles, entry 2, horn: is not in the contract',
    '9 vehicles, entry 2, plate: can have 8 characters at most',
  ]);
});

it('what is not JSON has one problem; nothing has none', () => {
  expect(textProblems('{\n"a": 1,\n}')).toEqual([
    { offset: 10, line: 3, text: 'There is a comma too many before “}”' },
  ]);
  expect([textProblems(' '), textProblems('[]')]).toEqual([[], []]);
});
