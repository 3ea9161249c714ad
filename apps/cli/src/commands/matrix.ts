import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS, scenarios } from '@wayside/scenarios';
import { didYouMean } from '@wayside/scenarios/closest';
import { cut } from '@wayside/scenarios/matrix';
import type { Cut } from '@wayside/scenarios/matrix';
import { touchedBy } from '@wayside/scenarios/touched';
import type { Touched } from '@wayside/scenarios/touched';
import { browserOrFail } from '../browser.ts';
import { git } from '../commit.ts';
import { checkOptions, oneOf, roleGiven } from '../options.ts';
import { build, fail, optionOf, root, run, step, withoutOptions } from '../run.ts';
import { shardEnv } from '../shards.ts';

const usage = `npm run matrix -- [--brand <brand>] [--role <role>] [--case <ids, * for any letters>] [--once | --full] [--changed[=<commit>]] [--shard 1/2]

Without --once or --full: a covering set in which every pair of brand, role and case occurs at least once.
--once: each case in one cell, in which it is played to its end.
--changed: only cells that the changes since a commit touch, main unless given; those not committed count too.`;

const args = process.argv.slice(2);
checkOptions(args, {
  usage,
  valued: ['brand', 'role', 'case', 'shard'],
  plain: ['once', 'full', 'changed'],
  passesOn: true,
});

const brand = optionOf(args, 'brand');
const role = optionOf(args, 'role');
const scenario = optionOf(args, 'case');
const limits: Cut = {
  brand: brand === undefined ? undefined : oneOf('brand', brand, BRANDS),
  role: role === undefined ? undefined : roleGiven(role),
  scenario,
};
// Of several, each must exist.
for (const one of scenario?.split(',') ?? [undefined]) expectCases(one);

const only = changed();
if (only && only.scenarios.length + only.brands.length === 0) {
  console.log('No cell of the matrix is touched by the changes.');
  process.exit(0);
}

const browser = browserOrFail();
build('build');
const set = args.includes('--once') ? 'played' : args.includes('--full') ? 'full' : 'covering';
const plan = { set, ...limits, only };
const rest = withoutOptions(args, ['brand', 'role', 'case'], ['once', 'full', 'changed']).filter(
  (arg) => !arg.startsWith('--changed='),
);
process.exitCode = run('playwright', ['test', 'matrix/cells.e2e.ts', ...rest], {
  cwd: 'apps/e2e',
  env: {
    CHROMIUM_PATH: browser,
    WAYSIDE_MATRIX: JSON.stringify(plan),
    ...shardEnv(args, 'matrix'),
  },
});

function expectCases(id: string | undefined): void {
  if (cut([...scenarios.values()], { ...limits, scenario: id }).length > 0) return;
  const ids = [...scenarios.keys()];
  const areas = [...new Set(ids.map((one) => one.slice(0, one.indexOf('/'))))];
  const [area = '', name = ''] = id?.split('/') ?? [];
  const named = [brand, role, id].filter((one) => one !== undefined).join(', ');
  fail(
    `No case matches ${named}.${name.includes('*') ? didYouMean(area, areas) : didYouMean(id ?? '', ids)}\n\n${usage}`,
  );
}

/** What the changes touch; undefined for everything. */
function changed(): Touched | undefined {
  const option = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  if (option === undefined) return undefined;
  const since = option.slice('--changed='.length) || 'main';
  const files = [
    ...git('diff', '--name-only', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const idsIn = (file: string): string[] => {
    const path = join(root, file);
    return existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^  id: '([^']+)'/gm)].map(([, id]) => id!) : [];
  };
  const touched = touchedBy(files, [...scenarios.values()], idsIn);
  if (touched.everything !== undefined) {
    step(`${touched.everything} touches every cell`);
    return undefined;
  }
  step(
    `${files.length} changed files touch ${touched.scenarios.length} cases${touched.brands.map((id) => ` and the brand ${id}`).join('')}`,
  );
  return touched;
}
