import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { VARIABLES, settingsOf } from '@wayside/hosting';
import { controlPath } from '@wayside/scenarios/control';
import { startProcess } from '../bench/process.ts';
import { browserOrFail } from '../browser.ts';
import { problemsOfHost } from '../deploy/answers.ts';
import { checkOptions } from '../options.ts';
import { fail, must, root, run, step } from '../run.ts';

const usage = `npm run deploy:check

Builds the app for production, serves it with the nginx of this machine as packages/hosting/deploy says, and checks its
responses; then someone signs in and opens an order, against the API of the scenario server. NGINX_PATH=/path/to/nginx
names another nginx.`;

const NGINX_PORT = '4705';
const API_PORT = '4706';
/** Nobody listens there: the walk sees what is sent. */
const REPORTS = 'http://reports.localhost:4707/wayside';

checkOptions(process.argv.slice(2), { usage });

function nginxOrFail(): string {
  const given = process.env['NGINX_PATH'];
  const candidates = given ? [given] : (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, 'nginx'));
  const found = candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return (
    found ??
    fail(
      'deploy:check needs nginx: install it, or name one with NGINX_PATH=/path/to/nginx. Without it, npm test shows that ' +
        'packages/hosting/deploy is written from the headers that npm start sends, and no more.',
    )
  );
}

/** The template as the container fills it in, in a configuration that writes to one folder only. */
function configure(folder: string, environment: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(root, 'packages/hosting/deploy/nginx.conf.template'), 'utf8');
  const site = template.replace(/\$\{(WAYSIDE_\w+)\}/g, (_, name: string) => environment[name] ?? '');
  writeFileSync(join(folder, 'wayside.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  const http = ['access_log off;', ...temporary, `include ${folder}/wayside.conf;`].join('\n  ');
  writeFileSync(file, `daemon off;\nerror_log stderr;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n  ${http}\n}\n`);
  return file;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGQUIT');
  await once(server, 'exit');
}

const nginx = nginxOrFail();
const browser = browserOrFail();
const folder = mkdtempSync(join(tmpdir(), 'wayside-deploy-'));
// Started by root, nginx reads files as nobody.
chmodSync(folder, 0o755);
const built = join(folder, 'dist');
const environment = {
  WAYSIDE_PORT: NGINX_PORT,
  WAYSIDE_ROOT: built,
  [VARIABLES.api[0]]: `http://api.localhost:${API_PORT}`,
  [VARIABLES.payments[0]]: 'sandbox',
  [VARIABLES.reports[0]]: REPORTS,
};
step('building for production');
must('vite', ['build', '--outDir', built, '--emptyOutDir', '--logLevel', 'warn'], {
  cwd: 'apps/web',
  env: { WAYSIDE_DEMO: 'off' },
});
const api = await startProcess(
  [join(root, 'mocks/src/main.ts'), '--port', API_PORT, '--api-only'],
  `http://127.0.0.1:${API_PORT}${controlPath('catalogue')}`,
);
step(`serving with ${nginx} on port ${NGINX_PORT}`);
const server = spawn(nginx, ['-p', folder, '-c', configure(folder, environment), '-e', 'stderr'], { stdio: 'inherit' });
try {
  const problems = await problemsOfHost(`http://127.0.0.1:${NGINX_PORT}`, {
    host: `canada.localhost:${NGINX_PORT}`,
    built,
    settings: settingsOf(environment),
  });
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  if (problems.length === 0) step('page, files, icon, and missing files: the same as from npm start');
  const walked = run(process.execPath, ['apps/e2e/deploy/walk.ts'], {
    env: { CHROMIUM_PATH: browser, DEPLOY_ORIGIN: `http://app.localhost:${NGINX_PORT}`, DEPLOY_REPORTS: REPORTS },
  });
  process.exitCode = problems.length > 0 ? 1 : walked;
} finally {
  await Promise.all([stop(server), api.stop()]);
  rmSync(folder, { recursive: true });
}
