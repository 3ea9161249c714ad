import { expect, it } from 'vitest';
import { FIELDS, attempt, namesIn } from './blame.ts';

const SNAPSHOT = `
- main:
  - button "Save my changes"
  - button "Cancel" [disabled]
  - 'button "Delete: all of \\"it\\""'
  - button "Cancel"
  - link "Save"
  - textbox "Name": Wayside
  - spinbutton "Month"
`;

it('names what there is of a kind, each once', () => {
  expect(namesIn(SNAPSHOT, ['button'])).toEqual(['Save my changes', 'Cancel', 'Delete: all of "it"']);
  expect(namesIn(SNAPSHOT, FIELDS)).toEqual(['Name', 'Month']);
  expect(namesIn(SNAPSHOT, ['radio'])).toEqual([]);
});

it('a failed attempt says what is wrong, and if that cannot be found out, what happened', async () => {
  const fails = () => Promise.reject(new Error('Timeout\nCall log'));
  await expect(attempt(fails, () => 'no button')).rejects.toThrow(/^no button$/);
  await expect(attempt(fails, () => Promise.reject(new Error('closed')))).rejects.toThrow(/^Timeout$/);
});
