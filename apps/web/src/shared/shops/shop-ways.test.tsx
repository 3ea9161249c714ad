// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { place } from '@wayside/domain';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { English } from '../english.fixture.tsx';
import { DirectionsLink } from './directions-link.tsx';
import { NoAppointment } from './no-appointment.tsx';
import type { Shop } from './shops.queries.ts';

afterEach(cleanup);
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['harbor-tire', [place.membershipCard]],
  ['another', []],
])('a shop of %s links to the card that has to be shown there, if any', (reference_id, links) => {
  const company = { reference_id } as Shop['company'];
  render(<NoAppointment shop={{ company }} />, { wrapper: Wrapper });
  expect(hrefs()).toEqual(links);
});

it('directions lead to the address of a shop, and nowhere without one', () => {
  render(
    <DirectionsLink shop={{ name: 'Northside', address_line1: '12 Halsted St', city: 'Chicago', state: 'IL' }} />,
    {
      wrapper: Wrapper,
    },
  );
  render(<DirectionsLink shop={{ name: 'Nowhere' }} />, { wrapper: Wrapper });
  expect(screen.getByRole('link', { name: 'Directions to Northside' })).toBeDefined();
  expect(hrefs()).toEqual([expect.stringContaining('Halsted')]);
});

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <English>{children}</English>
    </MemoryRouter>
  );
}
