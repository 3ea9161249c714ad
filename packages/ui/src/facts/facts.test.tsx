import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotSetText } from '../columns/not-set.tsx';
import { show } from '../show.fixture.ts';
import { Facts } from './facts.tsx';

it('a missing value is said to be not set, and zero is a value', () => {
  show(
    <NotSetText value="Not set">
      <Facts
        look="row"
        facts={[
          { label: 'Odometer', value: '67,543 mi', toggle: <button type="button">km</button> },
          { label: 'Orders', value: 0 },
          { label: 'Plate', value: '' },
          { label: 'State', value: null },
        ]}
      />
    </NotSetText>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Odometer',
    'Orders',
    'Plate',
    'State',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '67,543 mikm',
    '0',
    'Not set',
    'Not set',
  ]);
});
