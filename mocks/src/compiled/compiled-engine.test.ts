import { checks } from '#checks';
import type { Violation } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import type { Answer, Engine } from '../engine/engine.ts';
import type { Operation } from '../engine/contract.ts';
import { createEngine } from '../prism/prism-engine.ts';
import { readContract } from '../server/contract-file.ts';
import { pick } from '../shared/random.ts';
import { ODD, ODD_TEXTS } from '../test/mutations.ts';
import { createCompiledEngine } from './compiled-engine.ts';

const prism = await createEngine(readContract());
const compiled = createCompiledEngine(readContract());

/** Media types that a response may have by mistake. */
const TYPES = ['application/problem+json', 'application/json; charset=utf-8', 'text/csv', 'image/png'];

/** Most operations refuse in the same words: what has been compared for one need not be for others. */
const compared = new Set<unknown>();

function isNew({ id }: Operation, status: number): boolean {
  const schema = checks[id].responses.find((one) => one.status === String(status))?.contents[0]?.schema;
  const before = compared.size;
  return compared.add(schema).size > before;
}

/** A body many times: each value of it replaced once by an odd one, each field left out once, and added to. */
function* broken(key: string, body: unknown): Generator<unknown> {
  yield pick(key, ODD);
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body).slice(0, Array.isArray(body) ? 1 : undefined)) {
    const others = Object.entries(body).filter(([other]) => other !== name);
    const whole = (entries: [string, unknown][]) =>
      Array.isArray(body) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
    yield whole(others);
    for (const inner of broken(`${key} ${name}`, value)) yield whole([[name, inner], ...others]);
  }
  yield { ...body, extra: 1, 'a/b': null };
}

function violationsOf(engine: Engine, operation: Operation, answer: Answer) {
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '1');
  return engine.answer({ operation, path, query: {}, headers: {} }, () => answer).answerViolations;
}

function requestViolationsOf(engine: Engine, operation: Operation, body: object): Violation[] {
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '1');
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9' };
  let found: Violation[] = [];
  engine.answer({ operation, path, query: {}, headers, body }, (violations) => {
    found = violations;
    return { status: 500 };
  });
  return found;
}

describe('the compiled engine', () => {
  it.each(prism.operations.map((operation) => [operation.id, operation] as const))(
    '[STU-10] finds in responses of %s what Prism finds, in the same words and order',
    (id, operation) => {
      const answers: Answer[] = [
        ...[...operation.examples.values()].flatMap(({ status, name, value }) =>
          [value, ...(isNew(operation, status) ? broken(`${id} ${name}`, value) : [])].map((body) => ({
            status,
            body,
          })),
        ),
        ...[...operation.statuses, 299, 418].map((status) => ({ status })),
        ...TYPES.map((type) => ({ status: operation.successStatus, headers: { 'content-type': type }, body: 'text' })),
      ];
      const differing = answers
        .map((answer) => ({
          answer,
          compiled: violationsOf(compiled, operation, answer),
          prism: violationsOf(prism, operation, answer),
        }))
        .filter((one) => JSON.stringify(one.compiled) !== JSON.stringify(one.prism));
      expect(differing).toEqual([]);
    },
  );

  it.each(prism.operations.filter(({ id }) => checks[id].body?.contents.some(({ form }) => form)))(
    '[STU-10] finds in forms of $id what Prism finds, whatever bytes a file has',
    (operation) => {
      const names = checks[operation.id].body!.contents[0]!.form!.fields;
      const texts = [...ODD_TEXTS, 'x'.repeat(3000), '100%', 'é\r\n----form--', '%41'];
      const forms = [
        {},
        ...names.flatMap((name) => texts.map((text) => ({ [name]: text, 'a"b;c=%zz': text }))),
        ...texts.map((text) => Object.fromEntries(names.map((name) => [name, text]))),
      ];
      for (const body of forms) {
        const [ours, theirs] = [compiled, prism].map((engine) => requestViolationsOf(engine, operation, body));
        expect(ours, JSON.stringify(body)).toEqual(theirs);
      }
    },
  );
});
