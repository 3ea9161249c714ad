import { BRANDS, ROLE_NAMES, roleSlug, scenarios } from '@wayside/scenarios';
import { cut } from '@wayside/scenarios/matrix';
import type { Cut } from '@wayside/scenarios/matrix';
import { browserOrFail } from '../browser.ts';
import { build, fail, optionOf, run, withoutOptions } from '../run.ts';
import { shardEnv } from '../shards.ts';

const usage = `npm run matrix -- [--brand <brand>] [--role <role>] [--case <id, * for any letters>] [--full] [--shard 1/2]

Without --full: a covering set in which every pair of brand, role and case occurs at least once.`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}

const oneOf = <T extends string>(what: string, given: string, valid: readonly T[]): T =>
  valid.find((name) => name === given) ?? fail(`There is no ${what} "${given}". Choose from: ${valid.join(', ')}`);

const brand = optionOf(args, 'brand');
const role = optionOf(args, 'role');
const scenario = optionOf(args, 'case');
const limits: Cut = {
  ...(brand !== undefined && { brand: oneOf('brand', brand, BRANDS) }),
  ...(role !== undefined && { role: ROLE_NAMES.find((name) => roleSlug(name) === role) ?? oneOf('role', role, ROLE_NAMES) }),
  ...(scenario !== undefined && { scenario }),
};
if (cut([...scenarios.values()], limits).length === 0) fail(`No case matches ${JSON.stringify(limits)}.\n\n${usage}`);

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
