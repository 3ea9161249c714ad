import { run, turboEnv } from '../run.ts';

const tasks = ['types', 'lint', 'rules', 'unit', 'contract'];
process.exitCode = run(
  'turbo',
  ['run', ...tasks, '--continue=dependencies-successful', '--output-logs=errors-only', '--log-order=grouped'],
  {
    env: turboEnv,
  },
);
