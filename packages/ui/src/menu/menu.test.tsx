import { screen, within } from '@testing-library/react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { show } from '../show.fixture.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './menu.tsx';

it('a menu has the name of its button, its groups and its items: what is off does nothing, and a new window gives nothing away', async () => {
  const [onEdit, onPay] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show(
    <MenuTrigger>
      <Button>More</Button>
      <Menu>
        <MenuSection title="Order">
          <MenuItem label="Edit" note="Until it is approved" title="Edit order 4182" onAction={onEdit} />
          <MenuItem label="Pay" isDisabled onAction={onPay} />
        </MenuSection>
        <MenuSeparator />
        <MenuItem label="Invoice" href="/invoice.pdf" target="_blank" />
        <MenuItem label="Shop" href="/shops/1" />
      </Menu>
    </MenuTrigger>,
  );
  await user.click(screen.getByRole('button', { name: 'More', expanded: false }));
  const menu = screen.getByRole('menu', { name: 'More' });
  const group = within(menu).getByRole('group', { name: 'Order' });
  expect(within(group).getAllByRole('menuitem')).toHaveLength(2);
  expect(within(menu).getAllByRole('separator')).toHaveLength(1);
  const attributes = ['aria-disabled', 'href', 'target', 'rel'] as const;
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, ...attributes.map((name) => item.getAttribute(name))]),
  ).toEqual([
    ['EditUntil it is approved', null, null, null, null],
    ['Pay', 'true', null, null, null],
    ['Invoice', null, '/invoice.pdf', '_blank', 'noopener noreferrer'],
    ['Shop', null, '/shops/1', null, null],
  ]);
  expect(screen.getByTitle('Edit order 4182').textContent).toContain('Edit');
  await user.click(screen.getByRole('menuitem', { name: 'Pay' }));
  await user.click(screen.getByRole('menuitem', { name: /^Edit/ }));
  expect([onEdit.mock.calls.length, onPay.mock.calls.length, screen.queryByRole('menu')]).toEqual([1, 0, null]);
});

it('the arrow keys reach an item that is off, whose reason is read, and it stays off', async () => {
  const onSchedule = vi.fn<() => void>();
  const { user } = show(
    <MenuTrigger>
      <Button>More</Button>
      <Menu>
        <MenuItem label="Print" />
        <MenuItem label="Schedule" note="There is already an order." isDisabled onAction={onSchedule} />
        <MenuItem label="Delete" />
      </Menu>
    </MenuTrigger>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const off = screen.getByRole('menuitem', { name: /^Schedule/ });
  expect(document.activeElement).toBe(off);
  expect(off.textContent).toContain('There is already an order.');
  await user.keyboard('{Enter}');
  expect(onSchedule).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).not.toBeNull();
});

/** A button whose menu is loaded later. */
function LaterMenu({ onAction, focus }: { onAction: () => void; focus?: 'first' | 'last' }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="account" ref={button} onClick={() => setOpen(true)}>
        Account
      </button>
      <Menu opening={{ button, isOpen, onOpenChange: setOpen, focus }}>
        <MenuItem label="Preferences" onAction={onAction} />
        <MenuItem label="Sign out" />
      </Menu>
    </>
  );
}

it('without a trigger it has the name of its button and the focus, and closes by a choice or Escape', async () => {
  const onAction = vi.fn<() => void>();
  const { user } = show(<LaterMenu onAction={onAction} />);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(document.activeElement).toBe(screen.getByRole('menu', { name: 'Account' }));
  expect(screen.getByRole('dialog', { name: 'Account' }).contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('menuitem', { name: 'Preferences' }));
  expect([onAction.mock.calls.length, screen.queryByRole('menu')]).toEqual([1, null]);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' })));
});

it.each([
  ['first', 'Preferences'],
  ['last', 'Sign out'],
] as const)('opened by a key, its %s item has the focus', async (focus, name) => {
  const { user } = show(<LaterMenu onAction={() => undefined} focus={focus} />);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name }));
});
