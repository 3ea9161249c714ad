import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

const draw = (props: Partial<ButtonProps>): string =>
  renderToStaticMarkup(createElement(Button, props as ButtonProps, 'Save'));

it('is the same element of the page, and so keeps its focus, when a reason against it comes and goes', () => {
  const way = (html: string) => html.slice(0, html.indexOf('<button')).replaceAll(/ [\w-]+="[^"]*"/g, '');
  expect(way(draw({ disabledReason: 'Choose a week' }))).toBe('<span>');
  expect(way(draw({ disabledReason: undefined }))).toBe('<span>');
});

it('a reason is beside it and described to those who do not see it', () => {
  const html = draw({ disabledReason: 'Choose a week', type: 'submit' });
  const [, reasonId] = /<span id="([^"]+)"[^>]*>Choose a week/.exec(html)!;
  expect(html).toContain(`aria-describedby="${reasonId}"`);
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('type="button"');
});

it('stands alone where there is never a reason', () => {
  expect(draw({})).toMatch(/^<button/);
});
