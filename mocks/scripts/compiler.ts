import type { IHttpParam, IMediaTypeContent } from '@stoplight/types';
import { Ajv, _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { requireFromPrism } from '../src/prism/resources.ts';
import { formats } from './formats.ts';
import { createSharing, within } from './sharing.ts';
import type { Schema } from './sharing.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
/** Prism's, and how the code is written. Every `$ref` is to what several schemas share: a function of its own. */
const OPTIONS = {
  allErrors: true,
  allowUnionTypes: true,
  allowMatchingProperties: true,
  strict: false,
  inlineRefs: false,
  formats,
  code: { source: true, esm: true, formats: _`formats` },
} as const;
/** What says nothing of a value. */
const ABOUT = /^(\$schema|title|description|default|deprecated|examples?|readOnly|writeOnly|x-.*)$/;

type Given = NonNullable<IMediaTypeContent['schema']>;

/** Makes functions of schemas, and says by which name each is called. */
export interface Compiler {
  body: (schema: Given, of: 'request' | 'response') => string;
  /** The fields of form data, and the function that takes texts for numbers. */
  form: (schema: Given) => string;
  parameters: (declared: readonly IHttpParam[]) => string;
  /** The code of all, by the name of a module. */
  modules: () => ReadonlyMap<string, string>;
}

export function createCompiler(): Compiler {
  const bodies = createModule('bodies', new Ajv2020(OPTIONS));
  const forms = createModule('forms', new Ajv2020({ ...OPTIONS, coerceTypes: true }));
  const parameters = createModule('parameters', new Ajv({ ...OPTIONS, coerceTypes: true }));
  return {
    body: (schema, of) => bodies.add(prepared(schema, of)),
    form(given) {
      const schema = prepared(given, 'request');
      const fields = Object.keys(schema['properties'] ?? {});
      return `{ fields: ${JSON.stringify(fields)}, schema: ${forms.add(schema)} }`;
    },
    parameters: (declared) =>
      parameters.add({
        type: 'object',
        properties: Object.fromEntries(declared.map(({ name, schema }) => [name.toLowerCase(), plain({ ...schema })])),
        required: declared.filter(({ required }) => required).map(({ name }) => name.toLowerCase()),
      }),
    modules: () => new Map([bodies, forms, parameters].map(({ name, code }) => [name, code()])),
  };
}

/** Each schema once, however often it is added. */
function createModule(name: string, ajv: Ajv) {
  const numbers = new Map<string, number>();
  return {
    name,
    add(schema: Schema): string {
      const text = JSON.stringify(schema);
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      return `${name}.of${numbers.get(text)}`;
    },
    code(): string {
      const { own, shared } = createSharing([...numbers.keys()].map((text) => JSON.parse(text) as Schema));
      ajv.addSchema({ $id: 'shared', $defs: shared });
      const ids = own.map((_schema, index) => `of${index}`);
      for (const [index, id] of ids.entries()) ajv.addSchema({ ...own[index], $id: id });
      return standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
    },
  };
}

interface Strip {
  (schema: Given): { _tag: 'Some'; value: Schema } | { _tag: 'None' };
}
const merged = requireFromPrism('@stoplight/json-schema-merge-allof') as (schema: Given, options: object) => Given;
const { stripReadOnlyProperties, stripWriteOnlyProperties } = requireFromPrism(
  '@stoplight/prism-http/dist/utils/filterRequiredProperties',
) as Record<'stripReadOnlyProperties' | 'stripWriteOnlyProperties', Strip>;

/** A schema as Prism checks it: `allOf` merged, without what only the other side sends. */
function prepared(schema: Given, of: 'request' | 'response'): Schema {
  if (schema.$schema !== DRAFT) throw new Error(`A body is of the draft ${schema.$schema}`);
  const strip = of === 'request' ? stripReadOnlyProperties : stripWriteOnlyProperties;
  const stripped = strip(merged(schema, { deep: true, ignoreAdditionalProperties: true }));
  if (stripped._tag === 'None') throw new Error('A body is read-only or write-only as a whole');
  return plain(stripped.value);
}

/** A schema with nothing but what says something of a value. */
const plain = (schema: Schema): Schema =>
  within(Object.fromEntries(Object.entries(schema).filter(([keyword]) => !ABOUT.test(keyword))), plain);
