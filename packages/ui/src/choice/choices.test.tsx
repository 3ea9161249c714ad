import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { RadioGroup } from './radio-group.tsx';
import { Segmented } from './segmented.tsx';
import { Switch } from './switch.tsx';
import { TileGroup } from './tile-group.tsx';
import { ToggleTile } from './toggle-tile.tsx';

it('a radio group says what is chosen, passes over what cannot be, and answers with the id', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const options = [
    { id: 'card', label: 'Card' },
    { id: 'check', label: 'Check', isDisabled: true },
    { id: 'wire', label: 'Wire', description: 'Takes a day' },
  ];
  const { user } = show(
    <RadioGroup label="Pay by" options={options} value="card" onChange={onChange} error="Choose one" />,
  );
  expect(
    screen.getByRole('radiogroup', { name: 'Pay by', description: 'Choose one' }).getAttribute('aria-invalid'),
  ).toBe('true');
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  await user.click(screen.getByText('Check'));
  await user.click(screen.getByText('Wire'));
  expect(onChange.mock.calls).toEqual([['wire']]);
});

it('tiles stand under their headings, and a heading without tiles is not drawn', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const sections = [
    { title: 'Morning', tiles: [{ id: '09:00', label: '9:00 AM' }] },
    { title: 'Afternoon', tiles: [] },
  ];
  const { user } = show(<TileGroup label="Time" sections={sections} value={null} onChange={onChange} />);
  expect([screen.queryByText('Morning') !== null, screen.queryByText('Afternoon') !== null]).toEqual([true, false]);
  await user.click(screen.getByRole('radio', { name: '9:00 AM', checked: false }));
  expect(onChange.mock.calls).toEqual([['09:00']]);
});

it('[ACC-01] segments are radios: an arrow key moves and chooses', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const segments = [
    { id: 'en', label: 'EN', name: 'English', lang: 'en' },
    { id: 'fr', label: 'FR', name: 'Français', lang: 'fr' },
  ];
  const { user } = show(<Segmented label="Language" segments={segments} value="en" onChange={onChange} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['fr']]);
  expect(
    screen.getByRole('radio', { name: 'FR, Français', checked: false }).closest('[lang]')!.getAttribute('lang'),
  ).toBe('fr');
});

it('[ACC-07] the name of a segment begins with what is seen; its count describes it', () => {
  const segments = [
    { id: 'km', label: 'km', name: 'kilometers' },
    { id: 'all', label: 'All', name: 'All orders', count: 3 },
    { id: 'low', label: 'Compact', name: 'Compact' },
  ];
  show(<Segmented label="Unit" segments={segments} value="km" onChange={() => undefined} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'km, kilometers',
    'All orders',
    'Compact',
  ]);
  screen.getByRole('radio', { name: 'All orders', description: '3' });
});

const onOff = {
  switch: (isOn: boolean, onChange: (isOn: boolean) => void) => (
    <Switch isOn={isOn} onChange={onChange}>
      Alerts
    </Switch>
  ),
  button: (isOn: boolean, onChange: (isOn: boolean) => void) => (
    <ToggleTile label="Alerts" isOn={isOn} onChange={onChange} />
  ),
};

it.each([
  ['switch', 'checked'],
  ['button', 'pressed'],
] as const)('a %s says whether it is %s, and asks for the opposite', async (role, state) => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const control = onOff[role];
  const { user, again } = show(control(false, onChange));
  await user.click(screen.getByRole(role, { name: 'Alerts', [state]: false }));
  again(control(true, onChange));
  await user.click(screen.getByRole(role, { name: 'Alerts', [state]: true }));
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
