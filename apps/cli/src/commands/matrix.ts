import { BRANDS, scenarios } from '@wayside/scenarios';
import { didYouMean } from '@wayside/scenarios/closest';
import { cut } from '@wayside/scenarios/matrix';
import type { Cut } from '@wayside/scenarios/matrix';
import { browserOrFail } from '../browser.ts';
import { checkOptions, oneOf, roleGiven } from '../options.ts';
import { build, fail, optionOf, run, withoutOptions } from '../run.ts';
import { shardEnv } from '../shards.ts';

const usage = `npm run matrix -- [--brand <brand>] [--role <role>] [--case <id, * for any letters>] [--full] [--shard 1/2]

Without --full: a covering set in which every pair of brand, role and case occurs at least once.`;

const args = process.argv.slice(2);
checkOptions(args, { usage, valued: ['brand', 'role', 'case', 'shard'], plain: ['full'], passesOn: true });

const brand = optionOf(args, 'brand');
const role = optionOf(args, 'role');
const scenario = optionOf(args, 'case');
const limits: Cut = {
  ...(brand !== undefined && { brand: oneOf('brand', brand, BRANDS) }),
  ...(role !== undefined && { role: roleGiven(role) }),
  ...(scenario !== undefined && { scenario }),
};
if (cut([...scenarios.values()], limits).length === 0)
  fail(`No case matches ${JSON.stringify(limits)}.${didYouMean(scenario ?? '', [...scenarios.keys()])}\n\n${usage}`);

const browser = browserOrFail();
build('build');
const plan = { set: args.includes('--full') ? 'full' : 'covering', ...limits };
const rest = withoutOptions(args, ['brand', 'role', 'case'], ['full']);
process.exitCode = run('playwright', ['test', 'matrix/cells.e2e.ts', ...rest], {
  cwd: 'apps/e2e',
  env: {
    CHROMIUM_PATH: browser,
    WAYSIDE_MATRIX: JSON.stringify(plan),
    ...shardEnv(args, 'matrix'),
  },
});
