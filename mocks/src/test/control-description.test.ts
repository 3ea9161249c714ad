import { CONTROL_PATH, controlPath } from '@wayside/scenarios/control';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { controlDescription } from '../control/control-description.ts';
import { startedServer } from './started-server.ts';

interface Content {
  content?: { 'application/json': { schema: object; example?: unknown } };
}
interface Described {
  parameters: { name: string; example: string | number }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const { client } = startedServer();

const description = controlDescription();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...description, $id: 'control' });

/** What is wrong with a value; nothing when it follows the schema. */
function wrongWith(value: unknown, schema: object): unknown {
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"control#/')) as object);
  return validate(value) ? [] : validate.errors;
}

const cases = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item as object)
    .filter(([method]) => method !== 'parameters')
    .map(([method, described]) => [method, path, described as Described] as const),
);

test.each(cases)('%s %s answers as it is described', async (method, path, { parameters, requestBody, responses }) => {
  // A session that has been called, and failed, so that its lists are not empty.
  const { id, call } = await client.enter({
    faults: [{ kind: 'server-error', operation: 'listPolicies', calls: [1, 2] }],
  });
  await client.ask('PUT', controlPath('answer', id, 'getDashboard'), { body: { example: 'serverError' } });
  await client.ask('PUT', controlPath('answer', id, 'listPolicies'), { body: { example: 'serverError' } });
  for (const called of ['/policies', '/fleets?page=none', '/dashboard']) await call('GET', called);
  const sent = requestBody?.content?.['application/json'];
  if (sent) expect(wrongWith(sent.example, sent.schema)).toEqual([]);

  const query = new URLSearchParams(parameters.map(({ name, example }) => [name, String(example)]));
  const at = path.replace('{id}', id).replace('{operation}', 'listPolicies');
  const { status, json } = await client.ask(method.toUpperCase(), `${CONTROL_PATH}${at}?${query}`, {
    body: sent?.example,
  });
  expect(responses).toHaveProperty(String(status));
  expect(status).toBeLessThan(300);
  const answer = responses[status]!.content?.['application/json'];
  if (answer) expect(wrongWith(json, answer.schema)).toEqual([]);
  else expect(json).toBeUndefined();
});

test('what is refused is described, too', async () => {
  const { status, json } = await client.ask('POST', controlPath('sessions'), { body: { scenario: 'base/sined-in' } });
  expect(status).toBe(400);
  expect(wrongWith(json, description.components.schemas.Problem)).toEqual([]);
});
