import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';

// oxlint-disable-next-line typescript/no-explicit-any -- the raw document has no better type than JSON
type Json = Record<string, any>;

/** One request for an operation, with all required values. */
export interface ExampleRequest {
  operation: OperationId;
  method: string;
  /** The path with its base and query. */
  path: string;
  /** A JSON value, or form fields. */
  body?: unknown;
}

/** The bundled contract, as written by `npm run bundle`. */
export function readContract(): Json {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@wayside/openapi/contract.json')), 'utf8')) as Json;
}

/** Resolves references inside the contract. */
export function resolverOf(contract: Json): (node: Json | undefined) => Json {
  const resolve = (node: Json | undefined): Json => {
    if (!node?.['$ref']) return node ?? {};
    const keys = (node['$ref'] as string).slice(2).split('/');
    return resolve(
      keys.reduce((at: Json, key) => at[decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~')], contract),
    );
  };
  return resolve;
}

/**
 * One request per operation, from the examples of the contract. Deterministic.
 *
 * @param ids values in place of the examples of path parameters, by the parameter's name in the contract: `{ VehicleId:
 *   '7' }`
 */
export function requestsOf(contract: Json, ids: Readonly<Record<string, string>> = {}): ExampleRequest[] {
  const resolve = resolverOf(contract);
  const first = (examples: Json | undefined): unknown =>
    examples && resolve(Object.values(examples)[0] as Json)['value'];

  return (Object.keys(operationTable) as OperationId[]).map((id) => {
    const { method, base, path } = operationTable[id];
    const node = contract['paths'][path][method.toLowerCase()] as Json;
    const declared = [
      ...((contract['paths'][path]['parameters'] ?? []) as Json[]),
      ...((node['parameters'] ?? []) as Json[]),
    ].map((parameter): Json => {
      const id = ids[String(parameter['$ref']).split('/').at(-1)!];
      return id === undefined ? resolve(parameter) : { ...resolve(parameter), example: id };
    });
    const query = declared
      .filter((parameter) => parameter['in'] === 'query' && parameter['required'])
      .map(
        (parameter) => [parameter['name'] as string, String(sample(resolve(parameter['schema']), parameter))] as const,
      );
    const content = (node['requestBody'] ? resolve(node['requestBody'])['content'] : {}) as Json;
    const [type, media] = Object.entries(content)[0] ?? [];
    const example = first((media as Json | undefined)?.['examples']);
    const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
    return {
      operation: id,
      method,
      path: base + withExamples(path, declared) + (search && `?${search}`),
      body: type?.startsWith('multipart') ? formOf(example as Json) : example,
    };
  });
}

function withExamples(path: string, parameters: Json[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((declared) => declared['in'] === 'path' && declared['name'] === name)!;
    return encodeURIComponent(String(parameter['example']));
  });
}

function sample(schema: Json, parameter: Json): unknown {
  const given =
    parameter['example'] ??
    (parameter['examples'] ? Object.values(parameter['examples'] as Json)[0]['value'] : undefined);
  if (given !== undefined) return Array.isArray(given) ? given[0] : given;
  if (schema['type'] === 'array') return sample(schema['items'] as Json, {});
  if (schema['enum']) return schema['enum'][0];
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['format'] === 'date') return '2026-03-20';
  if (schema['type'] === 'boolean') return true;
  return schema['type'] === 'integer' || schema['type'] === 'number'
    ? Math.max(1, Number(schema['minimum'] ?? 1))
    : 'north';
}

function formOf(fields: Json): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name.endsWith('[file]')) form.set(name, new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'licence.pdf');
    else form.set(name, String(value));
  }
  return form;
}
