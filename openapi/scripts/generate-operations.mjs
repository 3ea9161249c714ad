// Writes operations.ts: what scenarios, the permission matrix and tests must know about each operation at run time.
// `--check` fails on drift.
import { baseOf, expandRoles, generated, isForAnyone, isSecured, operationsOf, readContract, resolve } from './contract.mjs';
import { writeOrCheck } from './write-or-check.mjs';

const contract = readContract();

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const list = (texts) => `[${texts.map(quote).join(', ')}]`;

/** Names of a response's examples across its media types, in contract order. */
function exampleNames(response, at) {
  const { value } = resolve(contract, response, at);
  return [...new Set(Object.values(value.content ?? {}).flatMap((media) => Object.keys(media.examples ?? {})))];
}

function entry({ path, method, operation, at }) {
  const roles = isForAnyone(operation) ? quote('anyone') : list(expandRoles(contract, operation['x-roles']));
  const statuses = Object.entries(operation.responses).map(([status, response]) => `      ${quote(status)}: ${list(exampleNames(response, at))},`);
  return `  ${operation.operationId}: {
    method: ${quote(method.toUpperCase())},
    base: ${quote(baseOf(contract, operation))},
    path: ${quote(path)},
    tag: ${quote(operation.tags[0])},
    roles: ${roles},
    secured: ${isSecured(contract, operation)},
    statuses: {
${statuses.join('\n')}
    },
  },`;
}

const roles = expandRoles(contract, ['@signed-in']);

writeOrCheck(
  generated('operations.ts'),
  `// Generated from openapi/ by \`npm run generate\`. Do not edit.

/** The role names of the contract. */
export const contractRoles = ${list(roles)} as const;

/** Every call of the contract: who the server lets in, and the named examples of each answer. */
export const operations = {
${[...operationsOf(contract)].map(entry).join('\n')}
} as const;

export type ContractRole = (typeof contractRoles)[number];
export type Operations = typeof operations;
export type OperationId = keyof Operations;
/** The statuses that an operation declares. */
export type StatusOf<Id extends OperationId> = keyof Operations[Id]['statuses'] & string;
/** The named examples of an operation under a status. */
export type ExampleOf<Id extends OperationId, Status extends StatusOf<Id>> = Operations[Id]['statuses'][Status] extends readonly (infer Name)[]
  ? Name
  : never;
`,
);
