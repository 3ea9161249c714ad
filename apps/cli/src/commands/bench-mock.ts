import { checkOptions } from '../options.ts';
import { build, run } from '../run.ts';

const args = process.argv.slice(2);
checkOptions(args, { usage: 'npm run bench:mock -- [--seconds 8]', valued: ['seconds'] });

build('compile');
process.exitCode = run(process.execPath, ['apps/cli/src/bench/mock.ts', ...args]);
