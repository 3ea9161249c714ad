import type { OperationId } from '@wayside/api-client';
import { operationsOf } from '../engine/contract.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the raw document has no better type than JSON
type Json = Record<string, any>;

export interface ExampleRequest {
  operation: OperationId;
  method: string;
  path: (fleetId: number | null) => string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Ids that exist in every world; a path parameter without an entry here is a mistake of the test. */
const IDS: Record<string, (fleetId: number) => string> = {
  '/vehicles/{id}': (fleet) => String(fleet * 100_000 + 1),
  '/geotab_vehicles/{id}': (fleet) => String(fleet * 100_000 + 1),
  '/orders/{id}': (fleet) => String((fleet * 100_000 + 1) * 10),
  '/fleets/{id}': (fleet) => String(fleet),
  '/fleets/{fleetId}': (fleet) => String(fleet),
  '/fleet_users/{id}': () => '12',
  '/shell_customers/{id}': () => '12',
  '/braintree_payment_methods/{id}': (fleet) => String(fleet * 100 + 2),
};

/** One request for each operation, from the examples of the contract. */
export function requestsOf(contract: Json): ExampleRequest[] {
  const resolve = (node: Json): Json =>
    node['$ref']
      ? resolve(
          (node['$ref'] as string)
            .slice(2)
            .split('/')
            .reduce((at: Json, key) => at[key.replace(/~1/g, '/')], contract),
        )
      : node;
  const first = (examples: Json | undefined): unknown => (examples ? resolve(Object.values(examples)[0] as Json)['value'] : undefined);

  return operationsOf(contract).map((operation) => {
    const node = contract['paths'][operation.path][operation.method.toLowerCase()] as Json;
    const parameters = [
      ...((contract['paths'][operation.path]['parameters'] ?? []) as Json[]),
      ...((node['parameters'] ?? []) as Json[]),
    ].map(resolve);
    const query = parameters
      .filter((parameter) => parameter['in'] === 'query' && parameter['required'])
      .map((parameter) => [parameter['name'], sample(resolve(parameter['schema']), parameter)] as const);
    const content = (node['requestBody'] ? resolve(node['requestBody'])['content'] : {}) as Json;
    const [type, media] = Object.entries(content)[0] ?? [];
    const example = first((media as Json | undefined)?.['examples']);
    const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&');
    return {
      operation: operation.id,
      method: operation.method,
      path: (fleetId) => withIds(operation.mountedPath, operation.path, fleetId ?? 5) + (search && `?${search}`),
      headers: {},
      ...(type && { body: type.startsWith('multipart') ? formOf(example as Json) : example }),
    };
  });
}

function withIds(mounted: string, path: string, fleetId: number): string {
  const known = Object.entries(IDS).find(([prefix]) => path.startsWith(prefix));
  return mounted.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (known?.[0].includes(`{${name}}`)) return known[1](fleetId);
    return name === 'year' ? '2021' : name === 'key' ? 'glovebox' : '1';
  });
}

function sample(schema: Json, parameter: Json): unknown {
  const given = parameter['example'] ?? (parameter['examples'] ? Object.values(parameter['examples'] as Json)[0]['value'] : undefined);
  if (given !== undefined) return Array.isArray(given) ? given[0] : given;
  if (schema['type'] === 'array') return sample(schema['items'] as Json, {});
  if (schema['enum']) return schema['enum'][0];
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['format'] === 'date') return '2026-03-20';
  if (schema['type'] === 'boolean') return true;
  return schema['type'] === 'integer' || schema['type'] === 'number' ? Math.max(1, Number(schema['minimum'] ?? 1)) : 'north';
}

function formOf(fields: Json): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name.endsWith('[file]')) form.set(name, new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'licence.pdf');
    else form.set(name, String(value));
  }
  return form;
}
