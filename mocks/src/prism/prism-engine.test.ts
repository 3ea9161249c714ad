import { describe, expect, test } from 'vitest';
import { readContract } from '../server/contract-file.ts';
import { frozen } from '../shared/frozen.ts';
import { createEngine } from './prism-engine.ts';

const engine = await createEngine(readContract());

/** The violations of a body as the response of an operation. */
function violationsOf(id: string, body: unknown, status = 200) {
  const operation = engine.operations.find((candidate) => candidate.id === id)!;
  const path = operation.path.replace('{id}', '7');
  const { answerViolations } = engine.answer({ operation, path, query: {}, headers: {} }, () => ({
    status,
    body,
  }));
  return answerViolations;
}

describe.each([
  ['a frozen body', frozen],
  ['a body', <T extends object>(body: T) => body],
])('%s', (_which, made) => {
  const page = () => made({ fleets: [], total_count: 0, total_pages: 0 });

  test('is checked for each response that it is sent in', () => {
    const one = page();
    expect(violationsOf('listFleets', one)).toEqual([]);
    expect(violationsOf('listFleets', one)).toEqual([]);
    expect(violationsOf('listFleets', one, 404)).not.toEqual([]);
    expect(violationsOf('getFleet', one)).not.toEqual([]);
  });

  test('that breaks the contract is reported every time, after a good one, too', () => {
    for (const _ of [1, 2]) {
      expect(violationsOf('listFleets', page())).toEqual([]);
      for (const _ of [1, 2]) expect(violationsOf('listFleets', made({ fleets: 'none' }))).not.toEqual([]);
    }
  });
});

test('a frozen body cannot change, nor can anything in it', () => {
  const page = frozen({ fleets: [{ name: 'Maple' }] });
  expect(() => (page.fleets[0]!.name = 'Oak')).toThrow(TypeError);
  expect(() => page.fleets.push({ name: 'Oak' })).toThrow(TypeError);
});
