import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browserOrFail } from '../browser.ts';
import { closingLine, ofPlaywright, withExit } from '../report.ts';
import type { PlaywrightReport } from '../report.ts';
import { build, fail, root, run } from '../run.ts';
import { BLOBS, shardEnv } from '../shards.ts';

const args = process.argv.slice(2);
process.exitCode = args[0] === 'merge' ? merge(args[1] === undefined ? BLOBS : resolve(args[1])) : test();

function test(): number {
  const browser = browserOrFail();
  const files = args.filter((word) => word.includes('.e2e.ts'));
  // Only tests in `folder/` need the demo.
  build('build', ...(files.length === 0 || files.some((file) => file.includes('folder/')) ? ['folder'] : []));
  return run('playwright', ['test', ...args], {
    cwd: 'apps/e2e',
    env: { CHROMIUM_PATH: browser, ...shardEnv(args, 'e2e') },
  });
}

/** Merges the reports of all shards; exits the way the whole run would have. */
function merge(folder: string): number {
  if (!existsSync(folder) || globSync('*.zip', { cwd: folder }).length === 0)
    fail(`${folder} has no parts of a sharded run.`);
  const exitCode = run('playwright', ['merge-reports', '--config', 'playwright.config.ts', folder], {
    cwd: 'apps/e2e',
  });
  const file = join(root, 'apps/e2e/.reports/e2e.json');
  if (exitCode !== 0 || !existsSync(file)) return exitCode || 1;
  const counts = withExit(ofPlaywright(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport), exitCode);
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}
