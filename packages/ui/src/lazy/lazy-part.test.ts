import { Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent, lazyPart, loadingCode, renewParts } from './lazy-part.ts';
import * as styles from './lost-styles.ts';

vi.mock('./lost-styles.ts', () => ({
  lostStyles: vi.fn<() => string[]>(() => []),
  loadStyle: vi.fn<() => Promise<void>>(),
}));
const lost = vi.mocked(styles.lostStyles);
const loadStyle = vi.mocked(styles.loadStyle);

beforeEach(() => {
  lost.mockReturnValue([]);
  loadStyle.mockReset();
});

const page = (): ReactNode => 'the page';
/** Mimics how React renders a lazy component: the first render loads it, a later one has the component or the error. */
async function show(part: ReactNode): Promise<unknown> {
  if (!isValidElement(part)) return part;
  const { _init, _payload } = part.type as unknown as { _init: (payload: unknown) => unknown; _payload: unknown };
  const look = (): unknown => {
    try {
      return _init(_payload);
    } catch (thrown) {
      return thrown;
    }
  };
  await Promise.resolve(look()).catch(() => undefined);
  await new Promise((done) => setTimeout(done));
  return look();
}

it('[ERR-09] code that did not come is asked for again once its failure was shown, and not before', async () => {
  const load = vi
    .fn<() => Promise<typeof page>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(page);
  const Part = lazyComponent(load);
  expect(await show(Part({}))).toEqual(new TypeError('offline'));
  expect(await show(Part({}))).toEqual(new TypeError('offline'));
  expect(load).toHaveBeenCalledOnce();
  renewParts();
  expect(await show(Part({}))).toBe(page);
  renewParts();
  expect(await show(Part({}))).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
});

it('is one component of a module, with its props', async () => {
  const Part = lazyPart(async () => ({ Fragment, page }), 'page');
  expect(await show(Part({}))).toBe(page);
});

it('code that is loaded before the first render needs no fallback; what is rendered already stays what it is', async () => {
  const early = lazyComponent(async () => page);
  await early.preload();
  expect(early({})).toMatchObject({ type: page });
  const late = lazyComponent(async () => page);
  const { type } = late({}) as { type: unknown };
  await late.preload();
  expect(late({})).toMatchObject({ type });
  expect(type).not.toBe(page);
});

it('[ERR-09] comes with the styles that it lost, and does not fail for those of another part', async () => {
  lost.mockReturnValue(['/page.css']);
  loadStyle.mockRejectedValue(new Error('offline'));
  await expect(loadingCode(async () => 'other')()).resolves.toBe('other');
  const code = loadingCode(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Unable to preload CSS')).mockResolvedValue('code'),
  );
  await expect(code()).rejects.toThrow('CSS');
  await expect(code()).rejects.toThrow('offline');
  loadStyle.mockResolvedValue(undefined);
  await expect(code()).resolves.toBe('code');
  expect(loadStyle).toHaveBeenLastCalledWith('/page.css');
});
