import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { checkOptions } from '../options.ts';
import { fail, optionOf, root, withoutOptions } from '../run.ts';

const usage = `npm run mutants -- <workspace> [file …] [--sample <n>] [--concurrency <n>] [--quick]
  npm run mutants -- packages/domain                      every source file of the workspace
  npm run mutants -- packages/domain roles.ts dates.ts    some of them, as paths below src

Changes the code in many small ways, one at a time and in a copy, and runs the unit tests that load the changed file.
A change that no test notices has survived: it is printed. The report is <workspace>/.reports/mutants.html.
--sample takes every nth source file in the order of their paths: enough for the score of a large workspace.
--quick leaves out what runs once, when a file is loaded (constants, tables, the states of a machine): checking one of these means running every test file again.`;

const args = process.argv.slice(2);
checkOptions(args, { usage, valued: ['concurrency', 'sample'], plain: ['quick'], takesWords: true });
const [workspace = '', ...files] = withoutOptions(args, ['concurrency', 'sample'], ['quick']);
const concurrency = Number(optionOf(args, 'concurrency') ?? 1);
const sample = Number(optionOf(args, 'sample') ?? 1);
if (workspace === '' || !existsSync(join(root, workspace, 'vitest.config.ts')) || !(concurrency >= 1) || !(sample >= 1))
  fail(usage);

process.chdir(root);
// A document quotes the example, and a test compares the two.
const NOT_MUTATED = ['**/*.{test,fixture,types}.{ts,tsx}', '**/*.d.ts', '**/generated/**', '**/example/**'];
const chosen =
  files.length > 0
    ? files.map((file) => `${workspace}/src/${file}`)
    : globSync(`${workspace}/src/**/*.{ts,tsx}`, { exclude: NOT_MUTATED })
        .toSorted()
        .filter((_, index) => index % sample === 0);
await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `${workspace}/vitest.config.ts`, dir: workspace },
  mutate: chosen,
  concurrency,
  // Vitest reads the workspace's own tsconfig.json. Stryker's reader needs the compiler API, which TypeScript 7 does
  // not have.
  tsconfigFile: 'none',
  // A busy machine must not pass for an endless loop.
  timeoutMS: 60_000,
  ignorePatterns: ['.ci', '.turbo', '**/.reports'],
  tempDirName: '.reports/stryker',
  // Nothing checks types here.
  disableTypeChecks: false,
  ignoreStatic: args.includes('--quick'),
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `${workspace}/.reports/mutants.html` },
  clearTextReporter: { logTests: false, reportTests: false },
}).runMutationTest();
