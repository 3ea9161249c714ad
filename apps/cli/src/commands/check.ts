import { checkOptions } from '../options.ts';
import { run, turboEnv } from '../run.ts';

checkOptions(process.argv.slice(2), { usage: 'npm run check' });

const tasks = ['types', 'lint', 'rules', 'unit', 'contract'];
process.exitCode = run(
  'turbo',
  ['run', ...tasks, '--continue=dependencies-successful', '--output-logs=errors-only', '--log-order=grouped'],
  {
    env: turboEnv,
  },
);
