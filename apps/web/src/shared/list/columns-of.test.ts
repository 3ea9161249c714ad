import type { Column } from '@wayside/ui';
import { expect, it } from 'vitest';
import { columnsOf } from './columns-of.ts';

it('a column is named by its id, unless it has a header of its own', () => {
  const name = { value: (item: string) => item };
  const columns: Column<string>[] = columnsOf(
    { name, note: undefined, last: { header: 'Last maintenance', kind: 'date' } },
    (id) => `The ${id}`,
  );
  expect(columns).toEqual([
    { id: 'name', header: 'The name', ...name },
    { id: 'last', header: 'Last maintenance', kind: 'date' },
  ]);
});
