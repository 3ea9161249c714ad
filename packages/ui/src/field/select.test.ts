import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { id: 'visa', label: 'Visa 1111', description: 'Default · 04/28' },
  { id: 'paypal', label: 'PayPal', description: 'Ann Lee' },
];
function trigger(value: string | null): string {
  const html = renderToStaticMarkup(
    createElement(Select, {
      label: 'Pay with',
      options,
      value,
      onChange: () => undefined,
      placeholder: 'Choose a method',
    }),
  );
  return /<button.*?<\/button>/s.exec(html)![0].replaceAll(/<[^>]+>/g, '');
}

it('closed, shows the label of what was chosen and not its description', () => {
  expect(trigger('visa')).toBe('Visa 1111');
});

it('shows the placeholder where nothing was chosen', () => {
  expect(trigger(null)).toBe('Choose a method');
});
