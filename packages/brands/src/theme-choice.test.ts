import { expect, it } from 'vitest';
import { resolveTheme, themeChoiceOf } from './theme-choice.ts';

it('an unknown stored theme follows the device', () => {
  expect(['light', 'dark', 'system', 'neon', '', null].map(themeChoiceOf)).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
    'system',
  ]);
});

it('only "system" depends on the device', () => {
  expect([
    resolveTheme('system', true),
    resolveTheme('system', false),
    resolveTheme('light', true),
    resolveTheme('dark', false),
  ]).toEqual(['dark', 'light', 'light', 'dark']);
});
