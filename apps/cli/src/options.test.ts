import { describe, expect, test } from 'vitest';
import { ROLE_NAMES, roleSlug, scenarios } from '@wayside/scenarios';
import { troubleWith, unknown } from './options.ts';

const own = { valued: ['brand', 'port'], plain: ['full'], takesWords: false, passesOn: false };

describe('what a command does not understand', () => {
  test.each([
    [['--brnd', 'canada'], 'There is no option --brnd. Did you mean "--brand"?'],
    [['--nonsense'], 'There is no option --nonsense.'],
    [['--port'], '--port needs a value.'],
    [['--port', '--full'], '--port needs a value.'],
    [['canada'], '"canada" is not understood here.'],
    [['-x'], 'There is no option -x.'],
  ])('%s', (args, trouble) => expect(troubleWith(args, own)).toBe(trouble));

  test.each([[['--brand', 'canada', '--full']], [['--brand=canada', '--port=4010']], [[]]])('%s is fine', (args) =>
    expect(troubleWith(args, own)).toBeUndefined(),
  );

  test('what another program checks is refused only where it looks like one of ours', () => {
    const passing = { ...own, passesOn: true };
    expect(troubleWith(['journeys/x', '-g', 'words', '--workers=1', '--brand', 'canada'], passing)).toBeUndefined();
    expect(troubleWith(['--brnad', 'canada'], passing)).toBe('There is no option --brnad. Did you mean "--brand"?');
  });

  test('an unknown name says what may have been meant, and lists names only where they are few', () => {
    expect(unknown('role', 'maneger', ROLE_NAMES.map(roleSlug))).toMatch(
      /^There is no role "maneger"\. Did you mean "manager".*\? Choose from: /,
    );
    const text = unknown('scenario', 'access/wrong-pasword', [...scenarios.keys()]);
    expect(text).toMatch(/^There is no scenario "access\/wrong-pasword"\. Did you mean "access\/wrong-password"/);
    expect(text.length).toBeLessThan(250);
  });
});
