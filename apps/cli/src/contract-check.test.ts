import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_FILE, startServer } from '@wayside/mocks';
import type { ScenarioServer } from '@wayside/mocks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('commands/contract-check.ts', import.meta.url));

/** The part of a contract these tests change. */
interface Contract {
  paths: Record<string, Record<string, { parameters: object[] }>>;
  components: { schemas: Record<string, { description?: string; properties: Record<string, object> }> };
}

let server: ScenarioServer;
let folder: string;
beforeAll(async () => {
  // Plays the real API.
  server = await startServer({ port: 0, apiOnly: true });
  folder = mkdtempSync(join(tmpdir(), 'wayside-contract-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Runs the command against our own server, or with arguments of its own, with a modified contract. */
async function check(
  name: string,
  change: (contract: Contract) => void,
  own?: string[],
): Promise<{ code: number; output: string }> {
  const contract = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Contract;
  change(contract);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(contract));
  const session = server.sessions.create({ role: 'Owner' });
  const token = session.issueToken(session.player.id);
  return command([...(own ?? ['--url', `http://127.0.0.1:${server.port}`, '--token', token]), '--contract', file]);
}

function command(args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, '--no-build', ...args], (problem, stdout, stderr) =>
      resolve({ code: problem ? Number(problem.code) : 0, output: stdout + stderr }),
    );
  });
}

test('the command exits with 0 when the API conforms to the contract', async () => {
  const { code, output } = await check('kept', () => undefined);
  expect(output).toMatch(/[1-9]\d* operations called, 0 drifted\. [1-9]\d* that change data were left out\./);
  expect(code).toBe(0);
});

test('the command exits with 1 and reports the difference in both directions, for no other operation', async () => {
  const { code, output } = await check('changed', ({ paths, components }) => {
    components.schemas['State']!.properties['abbreviation'] = { type: 'integer' };
    paths['/states/']!['get']!.parameters.push({
      name: 'region',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    });
  });
  expect(output).toMatch(/^✗ listStates {2}GET \/api\/v4\/states\/\S* {2}→ 200$/m);
  expect(output).toMatch(/^ {4}request.*region/m);
  expect(output).toMatch(/^ {4}answer body\.0\.abbreviation: .*integer/m);
  expect(output).toMatch(/ 1 drifted\./);
  expect(code).toBe(1);
});

test('an API that asks for a token is reported in one line', async () => {
  const { code, output } = await check('own', () => undefined, ['--url', `http://127.0.0.1:${server.port}`]);
  expect(output).toMatch(/ needs --token: \d+ of \d+ calls were refused/);
  expect(output).not.toContain('drifted');
  expect(code).toBe(1);
});

describe('without an API', () => {
  test('lists the operations, screens, scenarios and cells that another contract breaks', async () => {
    const { code, output } = await check(
      'other',
      ({ paths, components }) => {
        components.schemas['State']!.properties['abbreviation'] = { type: 'integer' };
        delete paths['/policies']!['post'];
      },
      [],
    );
    expect(output).toMatch(/^✗ listStates {2}GET \/api\/v4\/states\/\n {4}answer body\.0\.abbreviation: .*integer/m);
    expect(output).toMatch(/^ {4}Vehicle form {2}\/vehicles\/new$/m);
    expect(output).toMatch(/^ {4}policies\/forbidden {2}createPolicy: is gone$/m);
    expect(output).toMatch(/vehicle-form\/\* \d+/);
    expect(output).not.toMatch(/Dashboard|service-request/);
    expect(output).toMatch(/^2 operations differ, 2 break\. .* scenarios, [1-9]\d* cells of the covering matrix/m);
    expect(code).toBe(1);
  });

  test('finds that nothing breaks where only words change', async () => {
    const { code, output } = await check(
      'words',
      ({ components }) => (components.schemas['State']!['description'] = 'A state'),
      [],
    );
    expect(output).toContain('0 break. 0 screens, 0 scenarios');
    expect(code).toBe(0);
  });

  test.each([
    ['broken.yaml', 'openapi: 3.1.0\n  bad: [', 'cannot be read as a contract: bad indentation'],
    [
      'empty.yaml',
      'openapi: 3.1.0\ninfo: { title: x, version: "1" }\npaths: {}\n',
      'cannot be used as a contract: its servers',
    ],
  ])('says in one line what is wrong with %s', async (name, text, message) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    const { code, output } = await command(['--contract', file]);
    expect(
      output
        .replace(/^.*comparing.*\n/, '')
        .trim()
        .split('\n'),
    ).toEqual([expect.stringContaining(message)]);
    expect(code).toBe(1);
  });
});
