import { build, run } from '../run.ts';

build('bundle');
process.exitCode = run(process.execPath, ['apps/cli/src/bench/mock.ts', ...process.argv.slice(2)]);
