// Writes declared.ts: what the client must know at run time about the body of each success. `--check` fails on drift.
// Sign-in loads this file, so the most common kind is left out: an entity with an `id`.
import { generated, operationsOf, readContract, resolve } from './contract.mjs';
import { writeOrCheck } from './write-or-check.mjs';

const contract = readContract();

/** `undefined` for the most common kind. */
function declaredBy({ operation, at }) {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const [kind, ...others] = new Set(successes.map(([, response]) => kindOf(resolve(contract, response, at))));
  if (others.length > 0) throw new Error(`${operation.operationId}: its successes have different kinds`);
  if (kind === '' && successes.some(([status]) => status !== '204'))
    throw new Error(`${operation.operationId}: a success without a body is a 204; the client takes nothing else for one`);
  return kind;
}

function kindOf({ value: { content = {} }, at }) {
  const types = Object.keys(content);
  if (types.length === 0) return '';
  if (!types.includes('application/json')) return '*';
  const { value: schema } = resolve(contract, content['application/json'].schema, at);
  // An entity of which more is required than elsewhere: one without that is not it.
  if (schema.allOf) return schema.allOf.flatMap(({ required = [] }) => required).join();
  if (schema.type === 'array') return '[]';
  if (schema.type !== 'object' || !schema.required?.length) throw new Error(`${at}: neither a list nor an object with required fields`);
  return schema.required.includes('id') ? undefined : schema.required.join();
}

const lines = [...operationsOf(contract)].flatMap((found) => {
  const kind = declaredBy(found);
  return kind === undefined ? [] : `  '${found.method.toUpperCase()} ${found.path}': '${kind}',`;
});

writeOrCheck(
  generated('declared.ts'),
  `// Generated from openapi/ by \`npm run generate\`. Do not edit.

/**
 * The body of a success where it is not an entity with an \`id\`: \`[]\` a list, \`*\` a file, empty none, else the
 * required fields of the object.
 */
export const declaredBodies: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
