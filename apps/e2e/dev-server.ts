import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharePackages } from '@wayside/tooling/share-packages';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'tsconfig.base.json',
  'package.json',
  'openapi',
  'mocks',
  'scenarios',
  'packages',
  'apps/web',
  'apps/studio',
];

/** `npm run dev` for a copy of the sources: what is saved there changes nothing here. */
export async function startDevelopment() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'wayside-dev-')));
  const filter = (path: string): boolean => !/[\\/](node_modules|\.turbo|\.reports|dist)$/.test(path);
  for (const name of SOURCES) cpSync(join(ROOT, name), join(root, name), { recursive: true, filter });
  cpSync(join(ROOT, 'openapi/dist'), join(root, 'openapi/dist'), { recursive: true });
  sharePackages(ROOT, root);

  const child = spawn(process.execPath, ['mocks/src/main.ts', '--dev', '--port', '0'], {
    cwd: root,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const ready = /ready in \d+ ms on port (\d+)/.exec(said);
      if (ready) resolve(Number(ready[1]));
    });
    void closed.then(() => reject(new Error(`The server ended: ${said}`)));
  });

  return {
    port,
    /** Saves a file of the copy with `text` in place of the first `old`. */
    save(path: string, old: string, text: string): void {
      const file = join(root, path);
      const content = readFileSync(file, 'utf8');
      if (!content.includes(old)) throw new Error(`${path} has no ${old}`);
      writeFileSync(file, content.replace(old, text));
    },
    async stop(): Promise<void> {
      child.kill();
      await closed;
      rmSync(root, { recursive: true, maxRetries: 5 });
    },
  };
}
