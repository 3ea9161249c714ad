import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectNone } from './expect-none.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const styles = globSync('{apps,packages}/*/src/**/*.css', { cwd: root });

/** `:has()`, and after it an element of which neither class, tag nor attribute is said. */
const OF_ANY = /:has\((?:[^()]|\([^()]*\))*\)[^,{]*[\s>+~](?:\*|:not\([^)]*\))\s*(?=[,{])/;

test('no selector with :has() ends in any element: the browser would restyle the whole page at every change', () => {
  for (const selector of ['form:has(> .steps) * {', '.frame:has(> [data-paper]) > :not([data-paper]),'])
    expect(selector).toMatch(OF_ANY);
  for (const selector of ['.steps ~ * {', '.room:has(> .rest) .part {', '.end > :is(a, span:has(> button)) {'])
    expect(selector).not.toMatch(OF_ANY);
  expectNone(
    styles.filter((file) => OF_ANY.test(readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''))),
    'End it in a class, or begin at a sibling, as in ".steps ~ *".',
  );
});
