import { chance, pick } from '../shared/random.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the raw document has no better type than JSON
type Json = Record<string, any>;

/** A request as sent: path with query, and the body's text or value. */
export interface Mutant {
  /** What is wrong with it, for the message of a failed test. */
  what: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Values that no schema expects in every place: wrong types, borders, markup, text that breaks parsers. */
export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(2000),
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE vehicles; --",
  '\u202Eabc\u0000',
  '👩‍🔧'.repeat(40),
  '2026-02-30',
  [],
  [null],
  {},
  { id: 1 },
];
export const ODD_TEXTS = [
  '',
  '0',
  '-1',
  '1.5',
  'none',
  '99999999999999999999',
  '%00',
  '%F0%9F%9A%97',
  "1'--",
  'null',
  '[]',
  'true',
];

const PATH_STEP = /\/(\d+)(?=[/?]|$)/g;

/**
 * `count` mutations of a valid request, derived from its parameters and its body. The same key gives the same
 * mutations.
 */
export function mutationsOf(
  key: string,
  valid: { path: string; body?: unknown },
  queryNames: readonly string[],
  count: number,
): Mutant[] {
  const kinds = [
    ...(valid.path.search(PATH_STEP) >= 0 ? [oddId] : []),
    ...(queryNames.length > 0 ? [oddQuery, oddQuery, repeatedQuery] : []),
    ...(isRecord(valid.body) ? [oddField, oddField, oddField, withoutField, extraField, deepField] : []),
    ...(valid.body !== undefined && !(valid.body instanceof FormData)
      ? [oddBody, brokenBody, wrongType]
      : [unexpectedBody]),
    unknownQuery,
  ];
  return Array.from({ length: count }, (_, index) => {
    const at = `${key} ${index}`;
    // Every kind once, then any.
    return (kinds[index] ?? pick(at, kinds))(at, valid, queryNames);
  });
}

type Mutation = (key: string, valid: { path: string; body?: unknown }, queryNames: readonly string[]) => Mutant;

const oddId: Mutation = (key, { path, body }) => {
  const ids = [...path.matchAll(PATH_STEP)];
  const chosen = pick(`${key} id`, ids);
  const odd = pick(`${key} value`, ODD_TEXTS) || 'x';
  return {
    what: `id ${odd}`,
    path: `${path.slice(0, chosen.index)}/${odd}${path.slice(chosen.index + chosen[0].length)}`,
    body,
  };
};

const oddQuery: Mutation = (key, { path, body }, names) => {
  const name = pick(`${key} name`, names);
  const odd = pick(`${key} value`, ODD_TEXTS);
  return { what: `${name}=${odd}`, path: withQuery(path, `${encodeURIComponent(name)}=${odd}`), body };
};

const repeatedQuery: Mutation = (key, { path, body }, names) => {
  const name = encodeURIComponent(pick(`${key} name`, names));
  return { what: `${name} three times`, path: withQuery(path, `${name}=1&${name}=2&${name}=x`), body };
};

const unknownQuery: Mutation = (_key, { path, body }) => ({
  what: 'unknown parameters',
  path: withQuery(path, '__proto__=1&a[b]=c&='),
  body,
});

const oddField: Mutation = (key, { path, body }) => {
  const name = pick(`${key} field`, Object.keys(body as Json));
  const odd = pick(`${key} value`, ODD);
  return { what: `${name}: ${JSON.stringify(odd)?.slice(0, 40)}`, path, body: { ...(body as Json), [name]: odd } };
};

const withoutField: Mutation = (key, { path, body }) => {
  const gone = pick(`${key} field`, Object.keys(body as Json));
  return {
    what: `without ${gone}`,
    path,
    body: Object.fromEntries(Object.entries(body as Json).filter(([name]) => name !== gone)),
  };
};

const extraField: Mutation = (key, { path, body }) => ({
  what: 'extra fields',
  path,
  body: {
    ...(body as Json),
    is_admin: true,
    constructor: { prototype: 1 },
    [`field_${Math.floor(chance(key) * 100)}`]: 1,
  },
});

const deepField: Mutation = (key, { path, body }) => {
  const name = pick(`${key} field`, Object.keys(body as Json));
  let deep: unknown = 1;
  for (let level = 0; level < 200; level++) deep = [deep];
  return { what: `${name}: 200 levels`, path, body: { ...(body as Json), [name]: deep } };
};

const oddBody: Mutation = (key, { path }) => {
  const odd = pick(`${key} body`, ODD);
  return { what: `body ${JSON.stringify(odd)?.slice(0, 40)}`, path, body: JSON.stringify(odd), headers: JSON_TYPE };
};

const brokenBody: Mutation = (key, { path }) => ({
  what: 'broken body',
  path,
  body: pick(`${key} body`, ['{"a":', '', 'null,', '\uFEFF{}', '{"a":1}}', '<xml/>']),
  headers: JSON_TYPE,
});

const wrongType: Mutation = (key, { path, body }) => ({
  what: 'another media type',
  path,
  body: JSON.stringify(body),
  headers: {
    'content-type': pick(`${key} type`, [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]),
  },
});

const unexpectedBody: Mutation = (key, { path }) => ({
  what: 'a body where none is expected',
  path,
  body: pick(`${key} body`, ['{"a":', '{}', 'text']),
  headers: JSON_TYPE,
});

const JSON_TYPE = { 'content-type': 'application/json' };

function isRecord(value: unknown): value is Json {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof FormData) &&
    Object.keys(value).length > 0
  );
}

function withQuery(path: string, query: string): string {
  return path + (path.includes('?') ? '&' : '?') + query;
}
