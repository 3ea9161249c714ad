// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { GridFooter } from './grid-footer.tsx';
import { GridPager } from './grid-pager.tsx';

const texts = {
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  previous: 'Back',
  next: 'On',
  size: 'Rows',
};
function says() {
  return [
    screen.getByRole('status').textContent,
    ...['Back', 'On'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'),
  ];
}

describe('pages of a grid', () => {
  const onPage = vi.fn<(page: number) => void>();
  const pager = (rows: number, page?: number) => (
    <GridPager
      texts={texts}
      rows={rows}
      page={page}
      size={20}
      sizes={[20, 50]}
      onPage={onPage}
      onSize={() => undefined}
    />
  );

  it.each<[string, number, number | undefined, string, boolean, boolean]>([
    ['no rows', 0, undefined, '0 to 0 of 0', true, true],
    ['one short of a page', 19, undefined, '1 to 19 of 19', true, true],
    ['exactly one page', 20, undefined, '1 to 20 of 20', true, true],
    ['one more than a page', 21, 1, '1 to 20 of 21', true, false],
    ['the last page of an exact multiple', 40, 2, '21 to 40 of 40', false, true],
    ['a page that is not there', 40, 3, '21 to 40 of 40', false, true],
    ['a page in the middle', 60, 2, '21 to 40 of 60', false, false],
  ])('%s', (_, rows, page, range, isFirst, isLast) => {
    show(pager(rows, page));
    expect(says()).toEqual([range, isFirst, isLast]);
  });

  it('turn where there is a page to turn to', async () => {
    const { user, again } = show(pager(40, 1));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'On' }));
    again(pager(40, 2));
    await user.click(screen.getByRole('button', { name: 'On' }));
    expect(onPage.mock.calls).toEqual([[2]]);
  });
});

describe('rows that are loaded bit by bit', () => {
  const gridTexts = {
    label: 'Orders',
    loading: 'Loading',
    loaded: (shown: number, total: number) => `${shown} of ${total}`,
    loadMore: 'Load more',
    loadingMore: 'Loading more',
  };

  it.each([
    [49, true],
    [50, false],
    [51, false],
  ])('of 50, %i are there: there is more to load is %s', async (loaded, hasMore) => {
    const onLoadMore = vi.fn<() => void>();
    const { user } = show(
      <GridFooter texts={gridTexts} loaded={loaded} total={50} isLoadingMore={false} onLoadMore={onLoadMore} />,
    );
    expect(screen.queryAllByText(`${loaded} of 50`)).toHaveLength(hasMore ? 1 : 0);
    const button = screen.queryByRole('button', { name: 'Load more' });
    expect(button !== null).toBe(hasMore);
    if (button) await user.click(button);
    expect(onLoadMore).toHaveBeenCalledTimes(hasMore ? 1 : 0);
  });
});
