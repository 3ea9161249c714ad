import { spawn } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharePackages } from '@wayside/tooling/share-packages';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ScenarioServer } from '../server/server.ts';
import { clientOf } from '../test/client.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Whether something is said at all is tested, on a machine that may be busy; how soon it is said is printed. */
const LIMIT_MS = 120_000;

const WRONG_TYPE = /types? (is|are) wrong/;
/** The end of a reload; the next save belongs to the next. */
const TURN = /^(?:reloaded in|mock: not reloaded)/m;

/** Pages are Vite's. */
const isReloaded = (path: string): boolean => !path.startsWith('apps/');

/** What the page's overlay shows. */
interface Overlay {
  message: string;
  stack: string;
  loc?: { file: string; line: number };
}

/** A copy of the sources with the packages of this checkout: what is saved there changes nothing here. */
async function copyOfCheckout(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'wayside-dev-')));
  onTestFinished(() => rm(root, { recursive: true, maxRetries: 5 }));
  const filter = (path: string): boolean => !/[\\/](node_modules|\.turbo|\.reports)$/.test(path);
  for (const name of ['tsconfig.base.json', 'openapi', 'mocks', 'scenarios', 'packages'])
    await cp(join(ROOT, name), join(root, name), { recursive: true, filter });
  // Pages of their own: of the real ones only the overlay and the types matter.
  for (const app of ['web', 'studio']) {
    await mkdir(join(root, 'apps', app), { recursive: true });
    await writeFile(join(root, 'apps', app, 'index.html'), '<!doctype html>');
  }
  const app = join(root, 'apps/web');
  for (const name of ['tsconfig.json', 'tsconfig.dev.json']) await cp(join(ROOT, 'apps/web', name), join(app, name));
  await mkdir(join(app, 'src'));
  await writeFile(join(app, 'src/main.ts'), 'export const count: number = 1;\n');
  sharePackages(ROOT, root);
  return root;
}

/** What `npm run dev` starts, in that copy, with its terminal and an open page. */
async function develop(root: string) {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(process.execPath, ['mocks/src/main.ts', '--dev', '--port', '0'], {
    cwd: root,
    env: { ...process.env, PATH, NODE_ENV: 'development' },
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  let terminal = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (terminal += text));
  const printed = (pattern: RegExp): Promise<RegExpExecArray> =>
    vi.waitFor(
      () => {
        const found = pattern.exec(terminal);
        if (!found) throw new Error(`${pattern} is not in the terminal:\n${terminal}`);
        return found;
      },
      { timeout: LIMIT_MS, interval: 20 },
    );

  const port = Number((await printed(/ready in \d+ ms on port (\d+)/))[1]);
  let overlays: Overlay[] = [];
  /** An open page. @returns once everything that awaits it was sent */
  async function open(): Promise<WebSocket> {
    const page = new WebSocket(`ws://localhost:${port}/`, 'vite-hmr');
    onTestFinished(() => page.close());
    page.on('message', (data: Buffer) => {
      const { type, err } = JSON.parse(data.toString()) as { type: string; err: Overlay };
      if (type === 'error') overlays.push(err);
    });
    await new Promise((resolve, reject) => {
      page.once('open', resolve);
      page.once('error', reject);
    });
    // What Vite sends on connection comes before its answer to a ping.
    page.ping();
    await new Promise((resolve) => page.once('pong', resolve));
    return page;
  }
  const page = await open();
  async function closePage(): Promise<void> {
    const left = new Promise((resolve) => page.once('close', resolve));
    page.close();
    await left;
  }
  const overlaysOfNewPage = async (): Promise<readonly Overlay[]> => {
    overlays = [];
    await open();
    return overlays;
  };

  /** Saves `text` in place of the first `old` of a file. @returns the file, its line, the time, and how to undo it */
  async function save(path: string, old: string, text: string) {
    const file = join(root, path);
    const content = await readFile(file, 'utf8');
    const line = content.slice(0, content.indexOf(old)).split('\n').length;
    expect(content).toContain(old);
    terminal = '';
    overlays = [];
    await writeFile(file, content.replace(old, text));
    return {
      path,
      file,
      content,
      line,
      savedAt: performance.now(),
      async undo() {
        terminal = '';
        await writeFile(file, content);
        if (isReloaded(path)) await printed(TURN);
        await printed(/^types are right again$/m);
      },
    };
  }

  /** Waits until a problem of what was saved is in the terminal and in the overlay. @returns where the overlay leads */
  async function said({ path, line, savedAt }: Awaited<ReturnType<typeof save>>, title: RegExp, text: string) {
    await printed(
      new RegExp(String.raw`^mock: .*${title.source}.*\n(?: .*\n)*? {2}${path}:${line}:\d+ .*${text}`, 'm'),
    );
    const overlay = await vi.waitFor(
      () => {
        const found = overlays.find(({ message, stack }) => title.test(message) && stack.includes(text));
        if (!found) throw new Error(`No overlay says ${title} and ${text}, but ${JSON.stringify(overlays)}`);
        return found;
      },
      { timeout: LIMIT_MS, interval: 20 },
    );
    const seconds = ((performance.now() - savedAt) / 1000).toFixed(1);
    process.stdout.write(`${overlay.message}: said ${seconds} s after the save of ${path}\n`);
    if (isReloaded(path)) await printed(TURN);
    return overlay.loc;
  }

  return { client: clientOf(() => ({ port }) as ScenarioServer), closePage, overlaysOfNewPage, printed, save, said };
}

it(
  '[STU-13] misspelled handlers, examples and operations, and wrong shapes, are said in terminal and overlay, with their line',
  async () => {
    const root = await copyOfCheckout();
    const { client, closePage, overlaysOfNewPage, printed, save, said } = await develop(root);
    // The first check looks at all files, the following ones at what changed.
    await vi.waitFor(() => access(join(root, 'node_modules/.cache/wayside/types.tsbuildinfo')), LIMIT_MS);

    const handlers = 'mocks/src/handlers/lookups.ts';
    const wrongShape = await save(
      handlers,
      'STATES[query.country]',
      "(STATES[query.country], [{ id: 1, nome: 'Ohio' }])",
    );
    expect(await said(wrongShape, WRONG_TYPE, 'nome')).toMatchObject({ file: wrongShape.file, line: wrongShape.line });
    await wrongShape.undo();
    const misnamed = await save(handlers, 'listStates:', 'listSates:');
    expect(await said(misnamed, WRONG_TYPE, 'listSates')).toMatchObject({ file: misnamed.file, line: misnamed.line });
    await misnamed.undo();

    const scenarios = 'scenarios/vehicles/bulk-upload.scenario.ts';
    for (const [old, text] of [
      ["'bulkUploadFailed'", "'bulkUploadFaled'"],
      ["operation: 'listVehicles'", "operation: 'listVehicels'"],
    ] as const) {
      const wrong = await save(scenarios, old, text);
      expect(await said(wrong, WRONG_TYPE, /\w+(?=\W*$)/.exec(text)![0])).toMatchObject({
        file: wrong.file,
        line: wrong.line,
      });
      await wrong.undo();
    }

    const ofPage = await save('apps/web/src/main.ts', '= 1', "= 'one'");
    expect(await said(ofPage, WRONG_TYPE, 'number')).toMatchObject({ file: ofPage.file, line: ofPage.line });
    await ofPage.undo();

    // What a cast hides from the compiler.
    const broken = await save(handlers, 'STATES[query.country]', '(STATES[query.country], [{ id: 1 }] as never)');
    await printed(TURN);
    const { call } = await client.enter();
    await call('GET', '/states/?country=US');
    const place = await said(broken, /the response of listStates .* breaks the contract/, 'name');
    expect(place).toMatchObject({ file: broken.file, line: broken.line });
    await writeFile(broken.file, broken.content);

    // With no page open: types that are written from the contract.
    await closePage();
    const ofContract = await save(
      'openapi/schemas/state.yaml',
      "{ type: string, pattern: '^[A-Z]{2}$' }",
      '{ type: integer }',
    );
    await printed(WRONG_TYPE);
    await ofContract.undo();
    expect(await overlaysOfNewPage()).toEqual([]);
  },
  5 * LIMIT_MS,
);
