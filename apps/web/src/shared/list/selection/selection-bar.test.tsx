// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../../english.fixture.tsx';
import { SelectionBar } from './selection-bar.tsx';

afterEach(cleanup);

it.each([
  [3, 24, 1],
  [24, 24, 0],
])('with %i of %i rows selected, pressing “Select all” selects them %i times', (count, total, times) => {
  const selectAll = vi.fn<() => void>();
  const never = () => undefined;
  render(
    <English>
      <SelectionBar count={count} total={total} onSelectAll={selectAll} onExport={never} onClear={never}>
        {null}
      </SelectionBar>
    </English>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Select all 24' }));
  expect(selectAll).toHaveBeenCalledTimes(times);
});
