import { expect, it } from 'vitest';
import { uploadMessageOf } from './upload-message.ts';

const MESSAGE = { type: 'bulk_upsertion', id: 71, status: 'processing', processed: 1, total: 3 };

it('[BLK-07] reads a message of the channel', () => {
  expect(uploadMessageOf(MESSAGE)).toEqual({ id: 71, progress: { status: 'processing', processed: 1, total: 3 } });
  expect(
    uploadMessageOf({
      ...MESSAGE,
      status: 'completed_with_errors',
      errors: [{ line: 4, message: 'No' }, { line: 0, message: 'x' }, null, 7],
    }),
  ).toEqual({
    id: 71,
    progress: { status: 'completed_with_errors', processed: 1, total: 3, errors: [{ line: 4, message: 'No' }] },
  });
});

it.each([
  null,
  'x',
  [],
  {},
  { ...MESSAGE, type: 'other' },
  { ...MESSAGE, id: '71' },
  { ...MESSAGE, status: 'done' },
  { ...MESSAGE, processed: -1 },
  { ...MESSAGE, total: 1.5 },
])('ignores %j', (message) => {
  expect(uploadMessageOf(message)).toBeUndefined();
});
