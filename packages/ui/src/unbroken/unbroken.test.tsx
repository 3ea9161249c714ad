import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

it.each([
  ['TRK-06 · 2024 Nissan Frontier', ['TRK-06']],
  ['Prices for TRK-06, VAN-101 and Émile-7.', ['TRK-06,', 'VAN-101', 'Émile-7.']],
  ['Pick-up truck from 03-16-2026, 1-800-555-0100', ['03-16-2026']],
  ['Dans le bon de travail 5000070, 2026-03-16', ['2026-03-16']],
  [`A-${'1'.repeat(40)}`, []],
  ['', []],
])('%j keeps %j together, and its text', (text, parts) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(parts);
});

it('leaves what is no text alone', () => {
  const { container } = render(
    <Unbroken>
      <b>TRK-06</b>
    </Unbroken>,
  );
  expect(container.innerHTML).toBe('<b>TRK-06</b>');
});
