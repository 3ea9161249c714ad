import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beNarrow, show } from '../show.fixture.ts';
import { GridFooter, LoadedSoFar } from './grid-footer.tsx';
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

const gridTexts = {
  label: 'Orders',
  loading: 'Loading',
  loaded: (shown: number, total: number) => `${shown} of ${total}`,
  loadMore: 'Load more',
  loadingMore: 'Loading more',
  fit: 'Size to fit',
};

beforeEach(() => beNarrow(false));

it('rows that are loaded bit by bit are counted, and more are asked for', async () => {
  const onLoadMore = vi.fn<() => void>();
  const { user } = show(
    <LoadedSoFar texts={gridTexts} loaded={49} total={50} isLoadingMore={false} onLoadMore={onLoadMore} />,
  );
  expect(screen.getByRole('status').textContent).toBe('49 of 50');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

describe('the bar below the rows', () => {
  const onFit = vi.fn<(isFitted: boolean) => void>();
  const bar = (isFitted: boolean) => <GridFooter texts={gridTexts} isFitted={isFitted} onFit={onFit} />;

  it('fits the columns to the window, or not', async () => {
    const { user, again } = show(bar(true));
    await user.click(screen.getByRole('switch', { name: 'Size to fit', checked: true }));
    again(bar(false));
    await user.click(screen.getByRole('switch', { name: 'Size to fit', checked: false }));
    expect(onFit.mock.calls).toEqual([[false], [true]]);
  });

  it('is not there where it has nothing to say: in cards, or without a handler', () => {
    beNarrow(true);
    const { again } = show(bar(true));
    expect(document.body.textContent).toBe('');
    beNarrow(false);
    again(<GridFooter texts={gridTexts} isFitted />);
    expect(document.body.textContent).toBe('');
  });
});
