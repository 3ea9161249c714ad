import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { show } from '../show.fixture.ts';
import { Checkbox } from './checkbox.tsx';
import type { FieldTexts } from './field-parts.tsx';
import { NumberField } from './number-field.tsx';
import { SearchField } from './search-field.tsx';
import { singleKeys } from './single-keys.ts';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const never = () => undefined;
const options = [
  { id: 'a', label: 'Alpha', description: 'The first' },
  { id: 'b', label: 'Beta' },
];

describe('what every field says', () => {
  it.each<[string, string, (texts: FieldTexts) => React.ReactElement]>([
    ['text field', 'textbox', (texts) => <TextField {...texts} value="" onChange={never} />],
    ['text area', 'textbox', (texts) => <TextArea {...texts} value="" onChange={never} />],
    ['number field', 'textbox', (texts) => <NumberField {...texts} unreadable="?" value={null} onChange={never} />],
    [
      'combobox',
      'combobox',
      (texts) => <Combobox {...texts} options={options} value={null} onChange={never} emptyText="None" />,
    ],
  ])('%s: its name, its help, and instead of the help what is wrong', (_, role, field) => {
    const { again } = show(field({ label: 'Unit', description: 'As on the door', optionalText: 'optional' }));
    const input = screen.getByRole(role, { name: /^Unit ?optional$/, description: 'As on the door' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    again(field({ label: 'Unit', description: 'As on the door', error: 'Enter a unit' }));
    expect(screen.getByRole(role, { name: 'Unit', description: 'Enter a unit' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  it('select: a choice can be removed where that is offered, and only while there is one', async () => {
    const onPress = vi.fn<() => void>();
    const select = (value: string | null) => (
      <Select label="Order" options={options} value={value} onChange={never} clear={{ label: 'No order', onPress }} />
    );
    const { again } = show(select('b'));
    await act(async () => screen.getByRole('button', { name: 'Beta Order' }).click());
    await act(async () => screen.getByRole('option', { name: 'No order' }).click());
    expect(onPress).toHaveBeenCalledTimes(1);
    again(select(null));
    await act(async () => screen.getByRole('button', { name: /Order$/ }).click());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['AlphaThe first', 'Beta']);
  });

  it('select: its name with what is chosen, and what is wrong', () => {
    show(<Select label="Order" options={options} value="b" onChange={never} error="Choose an order" />);
    expect(screen.getByRole('button', { name: 'Beta Order', description: 'Choose an order' })).toBeTruthy();
  });

  it('select: a hidden label is still its name', () => {
    show(<Select label="Order" isLabelHidden options={options} value="b" onChange={never} />);
    expect(screen.getByRole('button', { name: 'Beta Order' })).toBeTruthy();
  });
});

it('a password is shown and hidden by a button that says which', async () => {
  const { user } = show(
    <TextField label="Password" type="password" value="x" onChange={never} reveal={{ show: 'Show', hide: 'Hide' }} />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
});

describe('text area with a limit', () => {
  const area = (value: string) => (
    <TextArea
      label="Note"
      value={value}
      onChange={never}
      limit={10}
      countText={(used, limit) => `${used} of ${limit}`}
    />
  );

  it('is right at the limit and wrong one beyond it', () => {
    const { again } = show(area('x'.repeat(10)));
    const input = screen.getByRole('textbox');
    expect([screen.queryAllByText('10 of 10').length > 0, input.getAttribute('aria-invalid')]).toEqual([true, null]);
    again(area('x'.repeat(11)));
    expect([screen.queryAllByText('11 of 10').length > 0, input.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  });

  it('speaks the count once the typing rests, and only near the limit', () => {
    vi.useFakeTimers();
    try {
      const { again } = show(area('x'.repeat(7)));
      act(() => vi.advanceTimersByTime(5000));
      expect(screen.getByRole('status').textContent).toBe('');
      again(area('x'.repeat(8)));
      act(() => vi.advanceTimersByTime(999));
      expect(screen.getByRole('status').textContent).toBe('');
      act(() => vi.advanceTimersByTime(1));
      expect(screen.getByRole('status').textContent).toBe('8 of 10');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('number field', () => {
  const MONEY = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  function Amount({ locale, onChange }: { locale: string; onChange: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(null);
    const change = (next: number | null) => {
      setValue(next);
      onChange(next);
    };
    return (
      <I18nProvider locale={locale}>
        <NumberField
          label="Amount"
          prefix="$"
          unit="CAD"
          unreadable="Enter an amount like 1.50"
          formatOptions={MONEY}
          value={value}
          onChange={change}
        />
      </I18nProvider>
    );
  }

  it.each([
    ['en-CA', '250.00', 250, '250.00'],
    ['en-CA', '1200,50', 1200.5, '1,200.50'],
    ['en-CA', '1,200', 1200, '1,200.00'],
    ['fr-CA', '250.00', 250, '250,00'],
    ['fr-CA', '1200.50', 1200.5, '1\u00a0200,50'],
    ['fr-CA', '5000000', 5_000_000, '5\u00a0000\u00a0000,00'],
  ])('%s: %s is %d, said while it is typed and shown as %s', async (locale, typed, value, shown) => {
    const onChange = vi.fn<(value: number | null) => void>();
    const { user } = show(<Amount locale={locale} onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount', description: '$ CAD' });
    await user.type(input, typed);
    expect([onChange.mock.lastCall, input.value]).toEqual([[value], typed]);
    await user.tab();
    expect([onChange.mock.lastCall, input.value, input.getAttribute('aria-invalid')]).toEqual([[value], shown, null]);
    await user.clear(input);
    expect(onChange.mock.lastCall).toEqual([null]);
  });

  it('what could mean two things stays, with an error once it is left', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    const { user } = show(<Amount locale="fr-CA" onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(input, '1.200');
    expect([onChange.mock.lastCall, input.getAttribute('aria-invalid')]).toEqual([[Number.NaN], null]);
    await user.tab();
    expect(
      screen.getByRole('textbox', { description: 'Enter an amount like 1.50 $ CAD' }).getAttribute('aria-invalid'),
    ).toBe('true');
    expect(input.value).toBe('1.200');
    await user.type(input, ',5');
    await user.tab();
    expect([onChange.mock.lastCall, input.value, input.getAttribute('aria-invalid')]).toEqual([
      [1200.5],
      '1\u00a0200,50',
      null,
    ]);
  });

  it('shows a value that is set from outside', () => {
    const field = (value: number | null) => <NumberField label="Miles" unreadable="?" value={value} onChange={never} />;
    const { again } = show(field(48_210));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('48,210');
    again(field(12));
    expect(input.value).toBe('12');
    again(field(null));
    expect(input.value).toBe('');
  });
});

describe('search field', () => {
  const field = (value: string, onChange: (value: string) => void = never) => (
    <SearchField label="Search vehicles" value={value} onChange={onChange} clearLabel="Clear" shortcut="/" />
  );

  it('has a way to clear it once there is something to clear', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { user, again } = show(field('', onChange));
    expect(screen.queryByRole('button')).toBeNull();
    again(field('van', onChange));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.calls).toEqual([['']]);
  });

  it('its key brings the focus to it, but not from another input', async () => {
    const { user } = show(
      <>
        <input aria-label="Other" />
        {field('')}
      </>,
    );
    const search = screen.getByRole('searchbox', { name: 'Search vehicles' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    const other = screen.getByRole<HTMLInputElement>('textbox', { name: 'Other' });
    await user.type(other, '/');
    expect([document.activeElement, other.value]).toEqual([other, '/']);
  });

  it('[ACC-10] its key does nothing, and is not shown, while single keys are off', async () => {
    const { user } = show(field(''));
    act(() => singleKeys.turn(false));
    const search = screen.getByRole('searchbox');
    await user.keyboard('/');
    expect([document.activeElement, search.getAttribute('aria-keyshortcuts'), screen.queryByText('/')]).toEqual([
      document.body,
      null,
      null,
    ]);
    act(() => singleKeys.turn(true));
    expect(search.getAttribute('aria-keyshortcuts')).toBe('/');
  });

  it('of two fields, the first of the page has the key, whichever came first, and only that one shows it', async () => {
    const both = (first: ReactNode) => (
      <>
        {first}
        {field('')}
      </>
    );
    const { user, again } = show(both(null));
    again(both(field('')));
    const keys = () => screen.getAllByRole('searchbox').map((search) => search.getAttribute('aria-keyshortcuts'));
    expect(keys()).toEqual(['/', null]);
    expect(screen.getAllByText('/')).toHaveLength(1);
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getAllByRole('searchbox')[0]);
    again(field(''));
    expect(keys()).toEqual(['/']);
  });
});

describe('lists to choose from', () => {
  it('select: opens, marks what is chosen and answers with the id', async () => {
    const onChange = vi.fn<(id: string) => void>();
    const { user } = show(<Select label="Order" options={options} value="b" onChange={onChange} />);
    const trigger = screen.getByRole('button');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger);
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
    ]);
    await user.click(screen.getByRole('option', { name: /Alpha/ }));
    expect(onChange.mock.calls).toEqual([['a']]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('combobox: filters by what is typed', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    const { user } = show(
      <Combobox label="Order" options={options} value={null} onChange={onChange} emptyText="None" />,
    );
    await user.type(screen.getByRole('combobox'), 'bet');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Beta']);
    await user.click(screen.getByRole('option', { name: 'Beta' }));
    expect(onChange.mock.calls).toEqual([['b']]);
  });

  it('combobox: the results of a search are shown as they are, and an empty list says so', async () => {
    const field = (results: typeof options) => (
      <Combobox label="Order" options={results} value={null} onChange={never} isSearched emptyText="Nothing found" />
    );
    const { user, again } = show(field(options));
    await user.type(screen.getByRole('combobox'), 'zz');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    again(field([]));
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });

  it('combobox: options of a group stand below its heading', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    const grouped = [...options, { id: 'c', label: 'Gamma', group: 'Not now' }];
    const { user } = show(
      <Combobox label="Order" options={grouped} value={null} onChange={onChange} isSearched emptyText="None" />,
    );
    await user.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'AlphaThe first',
      'Beta',
      'Gamma',
    ]);
    const group = screen.getByRole('group', { name: 'Not now' });
    await user.click(within(group).getByRole('option', { name: 'Gamma' }));
    expect(onChange.mock.calls).toEqual([['c']]);
  });

  it('combobox: a click in the field opens the list, unless any text will do and there is nothing to suggest', async () => {
    const field = (results: typeof options, allowsText = false) => (
      <Combobox
        label="Order"
        options={results}
        value={null}
        onChange={never}
        isSearched
        allowsText={allowsText}
        emptyText="Nothing found"
      />
    );
    const { user, again } = show(field(options));
    await user.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Escape}');
    again(field([], true));
    await user.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('combobox: what scrolls between press and release does not close the list', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    function Search() {
      const [text, setText] = useState('');
      const texts = { inputValue: text, onInputChange: setText, emptyText: 'None' };
      return <Combobox label="Order" options={options} value={null} onChange={onChange} isSearched {...texts} />;
    }
    const { user } = show(<Search />);
    await user.type(screen.getByRole('combobox'), 'b');
    const option = screen.getByRole('option', { name: 'Beta' });
    await user.pointer({ target: option, keys: '[MouseLeft>]' });
    fireEvent.scroll(document);
    await user.pointer({ target: option, keys: '[/MouseLeft]' });
    expect(onChange.mock.calls).toEqual([['b']]);
  });
});

it('a checkbox says yes, no or some', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const { user, again } = show(<Checkbox onChange={onChange}>All rows</Checkbox>);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows', checked: false });
  await user.click(screen.getByText('All rows'));
  expect(onChange.mock.calls).toEqual([[true]]);
  again(<Checkbox isIndeterminate>All rows</Checkbox>);
  expect(box.indeterminate).toBe(true);
});
