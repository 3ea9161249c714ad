// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { English } from '../../shared/english.fixture.tsx';
import { NoSuchOrder } from './no-such-order.tsx';

it('[TRX-01] an order that is not found may have gone with its vehicle: its payment still leads to it', () => {
  render(
    <English>
      <MemoryRouter>
        <NoSuchOrder />
      </MemoryRouter>
    </English>,
  );
  expect(screen.getByText(/^The order or its vehicle may have been deleted/)).toBeTruthy();
});
