import { expect, test } from 'vitest';
import { readContract } from '../server/contract-file.ts';
import { frozen } from '../shared/frozen.ts';
import { createEngine } from './prism-engine.ts';

const engine = await createEngine(readContract());

/** The violations of a body as the response of an operation. */
async function violationsOf(id: string, body: unknown, status = 200) {
  const operation = engine.operations.find((candidate) => candidate.id === id)!;
  const path = operation.path.replace('{id}', '7');
  const { answerViolations } = await engine.answer({ operation, path, query: {}, headers: {} }, () => ({
    status,
    body,
  }));
  return answerViolations;
}

test('a frozen body is checked for each response that it is sent in', async () => {
  const page = frozen({ fleets: [], total_count: 0, total_pages: 0 });
  expect(await violationsOf('listFleets', page)).toEqual([]);
  expect(await violationsOf('listFleets', page)).toEqual([]);
  expect(await violationsOf('listFleets', page, 404)).not.toEqual([]);
  expect(await violationsOf('getFleet', page)).not.toEqual([]);
});

test('a frozen body that breaks the contract is reported every time', async () => {
  const page = frozen({ fleets: 'none' });
  for (const _ of [1, 2]) expect(await violationsOf('listFleets', page)).not.toEqual([]);
});

test('a frozen body cannot change, nor can anything in it', () => {
  const page = frozen({ fleets: [{ name: 'Maple' }] });
  expect(() => (page.fleets[0]!.name = 'Oak')).toThrow(TypeError);
  expect(() => page.fleets.push({ name: 'Oak' })).toThrow(TypeError);
});
