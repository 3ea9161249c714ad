import type { OperationId } from '@wayside/api-client';
import type { AnswerSchema } from '../session/disguise.ts';

/** A named example of the contract: the response for one status. */
export interface NamedExample {
  status: number;
  name: string;
  value: unknown;
}

export interface ParameterType {
  type: 'number' | 'boolean' | 'string';
  list: boolean;
  /** Whether an empty text is a value. Prism's validator takes an empty number or date for a missing one. */
  mayBeEmpty: boolean;
}

/** One operation of the contract, including what Prism drops when it reads the document (x-roles, example names). */
export interface Operation {
  id: OperationId;
  method: string;
  /** Path template as in the contract: /vehicles/{id} */
  path: string;
  /** Path template including the base path of its server: /api/v4/vehicles/{id} */
  mountedPath: string;
  /**
   * Base paths under which it responds: that of its own server, and that of all others, where generated clients that
   * know one server look.
   */
  mounts: readonly string[];
  tag: string;
  /** Roles allowed to call it; 'anyone' needs no sign-in. */
  roles: ReadonlySet<string> | 'anyone';
  successStatus: number;
  /** Schema of the success body; undefined when it is not JSON. */
  successSchema: AnswerSchema | undefined;
  /** Whether it is declared with a body. A body sent to any other operation is ignored, as HTTP asks. */
  takesBody: boolean;
  parameterTypes: ReadonlyMap<string, ParameterType>;
  /** Every declared status. */
  statuses: readonly number[];
  /** Declared statuses without a body. */
  emptyStatuses: ReadonlySet<number>;
  /** Success and failure examples by name. */
  examples: ReadonlyMap<string, NamedExample>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the raw document has no better type than JSON
type Json = Record<string, any>;
/** A contract as one JSON document. */
export type Contract = Json;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function operationsOf(contract: Contract): Operation[] {
  const resolve = (node: Json | undefined): Json =>
    node?.['$ref'] ? resolve(pointer(contract, node['$ref'] as string)) : (node ?? {});
  const server = contract['servers']?.[0]?.url as string | undefined;
  if (!server || !URL.canParse(server)) throw new TypeError('its servers have no whole URL');
  const base = basePathOf(server);
  const roleSets = (contract['x-role-sets'] ?? {}) as Record<string, string[]>;

  return Object.entries((contract['paths'] ?? {}) as Json).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method): Operation => {
      const node = item[method] as Json;
      const responses = (node['responses'] ?? {}) as Json;
      const ownServer = node['servers']?.[0]?.url as string | undefined;
      const mounts = [...new Set([ownServer === undefined ? base : basePathOf(ownServer), base])];
      return {
        id: node['operationId'] as OperationId,
        method: method.toUpperCase(),
        path,
        mountedPath: mounts[0]! + path,
        mounts,
        tag: (node['tags']?.[0] ?? '') as string,
        roles: rolesOf(node['x-roles'] as string[] | undefined, roleSets),
        successStatus: Number(Object.keys(responses).find((status) => status < '400')),
        successSchema: successSchemaOf(responses, resolve),
        takesBody: node['requestBody'] !== undefined,
        parameterTypes: parameterTypesOf([...(item['parameters'] ?? []), ...(node['parameters'] ?? [])], resolve),
        statuses: Object.keys(responses).map(Number),
        emptyStatuses: new Set(
          Object.entries(responses)
            .filter(([, response]) => !resolve(response as Json)['content'])
            .map(([status]) => Number(status)),
        ),
        examples: examplesOf(responses, resolve),
      };
    }),
  );
}

const basePathOf = (server: string): string => new URL(server).pathname.replace(/\/$/, '');

/** Only a contract other than ours leaves out the roles of an operation. */
function rolesOf(names: readonly string[] = ['@anyone'], sets: Record<string, string[]>): Operation['roles'] {
  if (names.includes('@anyone')) return 'anyone';
  return new Set(names.flatMap((name) => (name.startsWith('@') ? (sets[name.slice(1)] ?? []) : [name])));
}

function successSchemaOf(responses: Json, resolve: (node: Json | undefined) => Json): AnswerSchema | undefined {
  const success = Object.entries(responses).find(([status]) => status < '400')?.[1] as Json | undefined;
  const node = resolve(success)['content']?.['application/json']?.['schema'] as Json | undefined;
  return node && { node, resolve: resolve as AnswerSchema['resolve'] };
}

function parameterTypesOf(parameters: Json[], resolve: (node: Json | undefined) => Json): Operation['parameterTypes'] {
  return new Map(
    parameters.map(resolve).map((parameter) => {
      const schema = resolve(parameter['schema']);
      const list = schema['type'] === 'array';
      const value = list ? resolve(schema['items']) : schema;
      const type = String(value['type']);
      const mayBeEmpty = type === 'string' && !value['format'] && !value['enum'] && !value['minLength'];
      return [
        parameter['name'] as string,
        {
          list,
          mayBeEmpty,
          type: type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string',
        },
      ];
    }),
  );
}

function examplesOf(responses: Json, resolve: (node: Json | undefined) => Json): Operation['examples'] {
  const examples = new Map<string, NamedExample>();
  for (const [status, response] of Object.entries(responses)) {
    for (const media of Object.values(resolve(response)['content'] ?? {}) as Json[]) {
      for (const [name, example] of Object.entries(media['examples'] ?? {}) as [string, Json][]) {
        examples.set(name, { status: Number(status), name, value: resolve(example)['value'] });
      }
    }
  }
  return examples;
}

function pointer(document: Json, ref: string): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce((node: Json, part) => node[decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~')], document);
}
