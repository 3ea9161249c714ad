import { expect, it } from 'vitest';
import { cssString } from './use-print.ts';

it('a name cannot end the CSS string that it is printed in', () => {
  expect(cssString('VAN-01 Été')).toBe('"VAN\\2d 01 Été"');
  const hostile = cssString('"; } * { display: none }\n\\');
  expect(hostile.slice(1, -1)).not.toMatch(/["{};\n]|\\\\/);
});
