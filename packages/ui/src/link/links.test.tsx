import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';
import { IconToggle } from '../button/icon-toggle.tsx';
import { show } from '../show.fixture.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { LinkButton } from './link-button.tsx';
import { Link } from './link.tsx';

it('a link has its address and whatever else it is given', () => {
  show(
    <Link href="/orders" target="_blank" aria-label="Orders, new window">
      Orders
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Orders, new window' });
  expect(['href', 'target'].map((name) => link.getAttribute(name))).toEqual(['/orders', '_blank']);
});

it('what only looks like a link is a button', async () => {
  const onPress = vi.fn<() => void>();
  const { user } = show(
    <LinkButton aria-label="Edit card 1" onPress={onPress}>
      Edit
    </LinkButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Edit card 1' }));
  expect([onPress.mock.calls.length, screen.queryByRole('link')]).toEqual([1, null]);
});

it('the way to the content focuses it, leaves the address alone, and leads nowhere while there is none', () => {
  const page = (id: string) => (
    <>
      <SkipLink targetId="main">Skip to content</SkipLink>
      <main id={id} tabIndex={-1} />
    </>
  );
  const { again } = show(page('main'));
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link.getAttribute('href')).toBe('#main');
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  again(page('other'));
  act(() => (document.activeElement as HTMLElement).blur());
  expect([fireEvent.click(link), document.activeElement]).toEqual([false, document.body]);
});

const icon = <svg aria-hidden="true" />;

it.each([
  ['a button', () => <IconButton label="Reset" icon={icon} />],
  ['a toggle', () => <IconToggle label="Reset" icon={icon} isOn={false} onChange={() => undefined} />],
])('%s of an icon shows its name once it is reached by keyboard, and no longer after Esc', async (_, control) => {
  const { user } = show(control());
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  const button = screen.getByRole('button', { name: 'Reset' });
  expect(document.activeElement).toBe(button);
  const tooltip = screen.getByRole('tooltip');
  expect([tooltip.textContent, button.getAttribute('aria-describedby')]).toEqual(['Reset', tooltip.id]);
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-describedby')).toBeNull();
});
