import { browserOrFail } from '../browser.ts';
import { build, run } from '../run.ts';

const browser = browserOrFail();
build('build');
process.exitCode = run('playwright', ['test', ...process.argv.slice(2)], { cwd: 'apps/e2e', env: { CHROMIUM_PATH: browser } });
