// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { watchScripts } from './frame.ts';

const { dataset } = document.documentElement;
document.title = 'Northway';
watchScripts({ body: 'It failed.', retry: 'Try again' });

beforeEach(() => {
  delete dataset['frame'];
  document.body.innerHTML = '<div id="root"></div><div id="frame" aria-hidden="true"><div></div></div>';
});

function fail(tag: 'script' | 'img'): void {
  const element = document.createElement(tag);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

it('a script of the page that cannot be loaded is said, with a way to try again', () => {
  fail('script');
  expect(dataset['frame']).toBe('failed');
  expect(screen.getByRole('alert').textContent).toBe('NorthwayIt failed.Try again');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('an image that fails, or a script after the app has drawn something, is not', () => {
  fail('img');
  document.getElementById('root')!.append('Dashboard');
  fail('script');
  expect(dataset['frame']).toBeUndefined();
});
