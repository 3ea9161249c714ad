import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_FILE } from '@wayside/mocks';

export type Row = Record<string, unknown>;
interface Contract {
  paths: Record<string, { get: { responses: Record<string, { content: Record<string, Row> }> } }>;
  components: { schemas: Record<string, { properties: Record<string, Row>; required?: string[] }> };
}

/** Files from which the other servers send what ours sends. */
export interface EqualWork {
  contract: string;
  mockoon: string;
}

/**
 * Our own two responses, as examples of the contract for servers that send those. For a server that invents values,
 * each field has one of ours, and a list as many rows: otherwise it would send fifteen times the bytes, or a single
 * row. Mockoon has a format of its own.
 */
export function writeEqualWork(folder: string, { one, list }: { one: Row; list: { fleets: Row[] } }): EqualWork {
  mkdirSync(folder, { recursive: true });
  const files = { contract: join(folder, 'contract.json'), mockoon: join(folder, 'mockoon.json') };

  const contract = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Contract;
  for (const [path, example] of [
    ['/fleets/{id}', one],
    ['/fleets', list],
  ] as const) {
    const content = contract.paths[path]!.get.responses['200']!.content;
    const { examples: _examples, ...media } = content['application/json']!;
    content['application/json'] = { ...media, example };
  }
  const { Fleet: fleet, FleetPage: page } = contract.components.schemas;
  const rows = [one, ...list.fleets];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  fleet!.properties = Object.fromEntries(
    names.map((name) => [name, { enum: distinct(rows.flatMap((row) => (name in row ? [row[name]] : []))) }]),
  );
  fleet!.required = names.filter((name) => rows.every((row) => name in row));
  Object.assign(page!.properties['fleets']!, { minItems: list.fleets.length, maxItems: list.fleets.length });
  writeFileSync(files.contract, JSON.stringify(contract));

  const routes = [route('fleets/:id', one), route('fleets', list)];
  writeFileSync(
    files.mockoon,
    JSON.stringify({
      uuid: 'wayside',
      lastMigration: 33,
      name: 'Wayside',
      endpointPrefix: '',
      hostname: '127.0.0.1',
      routes,
    }),
  );
  return files;
}

const distinct = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

function route(endpoint: string, body: unknown): Row {
  return {
    uuid: endpoint,
    type: 'http',
    method: 'get',
    endpoint,
    responses: [
      {
        uuid: `${endpoint} response`,
        body: JSON.stringify(body),
        bodyType: 'INLINE',
        statusCode: 200,
        headers: [{ key: 'content-type', value: 'application/json' }],
        rules: [],
        default: true,
        disableTemplating: true,
      },
    ],
  };
}
