import { expect, it } from 'vitest';
import { stubCookies } from './cookie-jar.fixture.ts';
import { keepsCookies } from './storage.ts';

const jar = stubCookies();

it('cookies are kept, and none is left behind, when two tabs ask at once', () => {
  const answers: boolean[] = [];
  jar.onRead = () => answers.push(keepsCookies());
  answers.push(keepsCookies());
  expect(answers).toEqual([true, true]);
  expect(jar.cookies.size).toBe(0);
});
