import { build, run } from '../run.ts';

build('bundle');
process.exitCode = run(process.execPath, ['packages/tooling/src/bench/mock.ts', ...process.argv.slice(2)]);
