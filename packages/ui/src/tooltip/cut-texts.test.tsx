import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { CutTexts } from './cut-texts.tsx';

const sized = (element: Element, seen: number, whole: number) =>
  Object.defineProperties(element, {
    clientWidth: { value: seen, configurable: true },
    scrollWidth: { value: whole, configurable: true },
    innerText: { get: () => element.textContent, configurable: true },
  });
const tip = () => document.querySelector<HTMLElement>('[popover]')!;

/** A link with a text as wide as said; what is shown of it after the pointer came. */
function shown({ seen = 50, whole = 60, overflow = 'hidden' }) {
  show(
    <>
      <a href="/shops/1">
        <span>Oak Street Garage</span>
      </a>
      <CutTexts />
    </>,
  );
  const text = screen.getByText('Oak Street Garage');
  text.style.overflowX = overflow;
  sized(text, seen, whole);
  fireEvent.pointerOver(screen.getByRole('link'));
  return { text, isOpen: tip().showPopover };
}

beforeEach(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = vi.fn<() => void>();
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
});

describe('[ACC-12] a text that is cut can be read in full', () => {
  it.each<[string, Parameters<typeof shown>[0], boolean]>([
    ['wider than its place', { seen: 50, whole: 51 }, true],
    ['wider, clipped', { overflow: 'clip' }, true],
    ['as wide as its place', { seen: 50, whole: 50 }, false],
    ['wider, but all in sight', { overflow: 'visible' }, false],
    ['not to be seen at all', { seen: 1 }, false],
  ])('%s', (_, sizes, isShown) => {
    const { isOpen } = shown(sizes);
    expect([vi.mocked(isOpen).mock.calls.length, tip().textContent]).toEqual(
      isShown ? [1, 'Oak Street Garage'] : [0, ''],
    );
  });

  it('also with the focus of a keyboard, not described twice, until Escape', () => {
    const { text } = shown({ whole: 50 });
    sized(text, 50, 60);
    const link = screen.getByRole('link');
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    link.focus();
    expect(vi.mocked(tip().showPopover).mock.calls).toHaveLength(1);
    expect(tip().getAttribute('aria-hidden')).toBe('true');
    vi.mocked(tip().hidePopover).mockClear();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(vi.mocked(tip().hidePopover).mock.calls).toHaveLength(1);
  });

  it('is gone with its page', () => {
    const { again } = show(<CutTexts />);
    again(<p />);
    expect(tip()).toBeNull();
  });
});
