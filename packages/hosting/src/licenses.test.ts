import { describe, expect, it } from 'vitest';
import { licenseProblems, noticesOf } from './licenses.ts';

const named = (license: string | undefined) => ({ name: 'some-package', version: '1.0.0', license, text: undefined });

describe('[OPS-09] licenses of what is shipped', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('%s is fine', (license) => {
    expect(licenseProblems([named(license)])).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', undefined])('%s stops the build', (license) => {
    expect(licenseProblems([named(license)])).toEqual([expect.stringMatching(/^some-package 1\.0\.0 has /)]);
  });

  it('are listed by name, with their texts', () => {
    const list = noticesOf([
      { name: 'b', version: '2.0.0', license: 'ISC', text: undefined },
      { name: 'a', version: '1.0.0', license: 'MIT', text: 'Copyright A\n' },
    ]);
    expect(list).toMatch(/a 1\.0\.0 \(MIT\)\n\nCopyright A\n\n-+\n\nb 2\.0\.0 \(ISC\)\n$/);
  });
});
