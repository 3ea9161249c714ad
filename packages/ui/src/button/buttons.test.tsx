import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { IconToggle } from './icon-toggle.tsx';

it('every press is a call', async () => {
  const onPress = vi.fn<() => void>();
  const { user } = show(<Button onPress={onPress}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('does nothing while it has a reason against it, says the reason, keeps its focus and works again without it', async () => {
  const onPress = vi.fn<() => void>();
  const button = (disabledReason?: string) => (
    <Button onPress={onPress} disabledReason={disabledReason}>
      Save
    </Button>
  );
  const { user, again } = show(button('Choose a week'));
  const save = screen.getByRole('button', { name: 'Save', description: 'Choose a week' });
  await user.click(save);
  await user.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect([save.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', save]);
  again(button());
  expect([save.getAttribute('aria-disabled'), document.activeElement]).toEqual([null, save]);
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('while pending it cannot be pressed again, keeps its focus and says what is going on', async () => {
  const onPress = vi.fn<() => void>();
  const button = (isPending: boolean) => (
    <Button onPress={onPress} isPending={isPending} pendingLabel="Saving">
      Save
    </Button>
  );
  const { user, again } = show(button(false));
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  again(button(true));
  await user.click(save);
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect([save.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', save]);
  expect(within(save).getByRole('progressbar', { name: 'Saving' })).toBeTruthy();
});

it('a submit button with a reason against it submits nothing', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user } = show(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Choose a week">
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an icon has its label as its name', async () => {
  const onPress = vi.fn<() => void>();
  const { user } = show(<IconButton label="Close" icon={<svg aria-hidden="true" />} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('[ACC-07] the tooltip of an icon shows its name, and does not describe it with that again', async () => {
  const { user } = show(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
  await user.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Close');
  expect(screen.getByRole('button', { name: 'Close', description: '' })).toBe(document.activeElement);
});

it('an icon that toggles says whether it is pressed, and asks for the opposite', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const toggle = (isOn: boolean) => (
    <IconToggle label="Favorite" icon={<svg aria-hidden="true" />} isOn={isOn} onChange={onChange} />
  );
  const { user, again } = show(toggle(false));
  await user.click(screen.getByRole('button', { name: 'Favorite', pressed: false }));
  again(toggle(true));
  await user.click(screen.getByRole('button', { name: 'Favorite', pressed: true }));
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
