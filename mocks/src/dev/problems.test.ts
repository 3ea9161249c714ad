import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JournalEntry, Source } from '@wayside/scenarios/control';
import type { ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { brokenResponse } from './broken-response.ts';
import { createProblems, textOf } from './problems.ts';
import type { Problem } from './problems.ts';
import { createTypeCheck, typeProblem } from './type-check.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('types', () => {
  it('are reported as tsc prints them, each with its place', () => {
    const printed = `mocks/src/handlers/fleets.ts(28,11): error TS2345: Argument of type '"x"' is not assignable.
  Type '"x"' is not assignable to type '"y"'.
scenarios/fleet-form/form.scenario.ts(9,3): error TS2353: Object literal may only specify known properties.`;
    const problem = typeProblem(printed, ROOT);
    expect(problem.title).toBe('2 types are wrong');
    expect(problem.details[0]!.place).toEqual({
      file: join(ROOT, 'mocks/src/handlers/fleets.ts'),
      line: 28,
      column: 11,
    });
    expect(textOf(problem, ROOT).split('\n')).toEqual([
      'mock: 2 types are wrong',
      `  mocks/src/handlers/fleets.ts:28:11 TS2345: Argument of type '"x"' is not assignable.`,
      `    Type '"x"' is not assignable to type '"y"'.`,
      '  scenarios/fleet-form/form.scenario.ts:9:3 TS2353: Object literal may only specify known properties.',
      '',
    ]);
    expect(typeProblem('tsc is not there', ROOT).details).toEqual([{ text: 'tsc is not there', place: undefined }]);
  });

  it('of a check that the next one overtakes are not reported', async () => {
    const end = vi.fn<(problem: Problem | undefined) => void>();
    const types = createTypeCheck(join(ROOT, 'mocks/src/dev'), end);
    onTestFinished(() => void types.close());
    types.start();
    types.start();
    // There is no project in this folder, which tsc says.
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), 20_000);
    expect(end.mock.calls[0]![0]).toMatchObject({
      details: [{ text: expect.stringContaining('mocks/tsconfig.dev.json') }],
    });
  });
});

describe('a response that breaks the contract', () => {
  const problemOf = (source: Source, scenario = 'fleet-form/edit') => {
    const answerViolations = [
      { path: ['response', 'fleet_links', '0', 'name'], message: 'must be string', code: 'type' },
    ];
    const entry = {
      operation: 'getFleet',
      method: 'GET',
      path: '/api/v4/fleets/7',
      status: 200,
      source,
      answerViolations,
    };
    return brokenResponse({ entry: entry as unknown as JournalEntry, tag: 'fleets', scenario }, ROOT);
  };

  it('is reported with operation, field and handler', () => {
    expect(textOf(problemOf('handler'), ROOT)).toMatch(
      /^mock: the response of getFleet \(GET \/api\/v4\/fleets\/7, 200\) breaks the contract\n {2}mocks\/src\/handlers\/fleets\.ts:\d+:3 fleet_links\.0\.name: must be string\n$/,
    );
  });

  it.each([
    ['scenario', 'scenarios/fleet-form/form.scenario.ts'],
    ['contract', 'openapi/paths/fleets.yaml'],
    ['guard', 'mocks/src/engine/decide.ts'],
  ] as const)('where it comes from the %s, the file is %s', (source, file) => {
    expect(problemOf(source).details[0]!.place).toMatchObject({ file: join(ROOT, file) });
  });

  it('has no file where a tester chose it, or where a scenario is made from the contract', () => {
    for (const problem of [problemOf('tester'), problemOf('scenario', 'failures/getFleet/notFound')])
      expect(problem.details[0]!.place).toBeUndefined();
  });
});

it('a problem is over the open pages and over those that open later, until it is cleared', () => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => print.mockRestore());
  const sends = () => vi.fn<(payload: { type: string; err?: { message: string; loc: unknown } }) => void>();
  const open = sends();
  let connect!: (data: unknown, page: { send: typeof open }) => void;
  const clients = new Set<object>();
  const ws = { clients, send: open, on: (_event: string, listen: typeof connect) => (connect = listen) };
  const problems = createProblems(ROOT, [{ ws } as unknown as ViteDevServer]);
  const later = sends();

  // Vite would keep it for the next page.
  problems.show('reload', { title: 'nobody is there', details: [] });
  problems.clear('reload');
  clients.add({});
  problems.show('reload', { title: 'not reloaded', details: [] });
  problems.show('types', {
    title: 'a type is wrong',
    details: [{ text: 'x', place: { file: join(ROOT, 'a.ts'), line: 2, column: 3 } }],
  });
  connect(undefined, { send: later });
  problems.clear('types');
  problems.uncover();
  connect(undefined, { send: later });
  problems.clear('reload');
  problems.uncover();
  connect(undefined, { send: later });

  // An empty update removes an overlay.
  const titles = (send: typeof open) => send.mock.calls.map(([{ type, err }]) => err?.message ?? type);
  expect(titles(open)).toEqual(['not reloaded', 'a type is wrong', 'update']);
  expect(titles(later)).toEqual(['update', 'a type is wrong', 'update', 'not reloaded', 'update']);
  expect(open.mock.calls[1]![0].err?.loc).toEqual({ file: join(ROOT, 'a.ts'), line: 2, column: 3 });
  expect(print.mock.calls.map(([text]) => text)).toEqual([
    'mock: nobody is there\n',
    'mock: not reloaded\n',
    'mock: a type is wrong\n  a.ts:2:3 x\n',
  ]);
});
