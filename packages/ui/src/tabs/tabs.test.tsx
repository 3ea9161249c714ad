import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { Tabs } from './tabs.tsx';

/** A list of 300 pixels with tabs of 200 each. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    const list = this.closest('[role="tablist"]')!;
    if (this === list) return new DOMRect(0, 0, 300, 40);
    const at = [...list.querySelectorAll('[role="tab"]')].indexOf(this);
    return new DOMRect(at * 200 - list.scrollLeft, 0, 200, 40);
  });
});
afterEach(() => void vi.restoreAllMocks());

function tabs(selected: string) {
  return (
    <Tabs
      label="Sections"
      items={['one', 'two', 'three', 'four'].map((id) => ({ id, label: id }))}
      selected={selected}
      onSelect={() => undefined}
    />
  );
}

it('brings the selected tab into view, with a part of the one beside it', async () => {
  const { again } = show(tabs('three'));
  const list = screen.getByRole('tablist');
  await vi.waitFor(() => expect(list.scrollLeft).toBe(324));
  again(tabs('two'));
  await vi.waitFor(() => expect(list.scrollLeft).toBe(176));
});

it('keeps its name while the count loads: the count describes it', () => {
  const counted = (count?: number) => (
    <Tabs
      label="Sections"
      items={[{ id: 'policies', label: 'Policies', count }]}
      selected="policies"
      onSelect={() => undefined}
    />
  );
  const { again } = show(counted());
  const tab = screen.getByRole('tab', { name: 'Policies' });
  expect(tab.getAttribute('aria-describedby')).toBeNull();
  again(counted(3));
  expect(tab.textContent).toBe('Policies3');
  expect(screen.getByRole('tab', { name: 'Policies', description: '3' })).toBe(tab);
});
