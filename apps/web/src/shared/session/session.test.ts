import { beforeEach, expect, it, vi } from 'vitest';

const jar = vi.hoisted(() => {
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
  });
  return cookies;
});

const TOKEN = 'wayside_authentication_token';
const { forgetToken, isTokenOfTab, sessionElsewhere } = await import('./session.ts');

beforeEach(() => {
  jar.clear();
  forgetToken();
});

it('[RTE-27] a tab without a session takes the one that another tab began, and then works with it', () => {
  expect(sessionElsewhere()).toBe('same');
  jar.set(TOKEN, 'one');
  expect(sessionElsewhere()).toBe('begun');
  expect(sessionElsewhere()).toBe('same');
  expect(isTokenOfTab('one')).toBe(true);
});

it('[AUT-28] another tab that signed out is noticed until this one has given up its session too', () => {
  jar.set(TOKEN, 'one');
  sessionElsewhere();
  jar.clear();
  expect(sessionElsewhere()).toBe('ended');
  forgetToken();
  expect(sessionElsewhere()).toBe('same');
});

it('[AUT-26] another user in another tab is noticed once', () => {
  jar.set(TOKEN, 'one');
  sessionElsewhere();
  jar.set(TOKEN, 'two');
  expect(sessionElsewhere()).toBe('replaced');
  expect(sessionElsewhere()).toBe('same');
  expect(isTokenOfTab('one')).toBe(false);
});
