/**
 * Writes dist/checks.js: the contract as functions that check its requests and responses. Prism reads the contract and
 * prepares its schemas, so that they are those that the server checks; Ajv makes the functions, with Prism's options.
 * What the small code in src/compiled does not know stops it here.
 */
import type { IHttpOperation, IHttpOperationRequestBody, IMediaTypeContent } from '@stoplight/types';
import { resourcesOf } from '../src/prism/resources.ts';
import { readContract } from '../src/server/contract-file.ts';
import { createCompiler } from './compiler.ts';
import type { Compiler } from './compiler.ts';
import { writeModule } from './write-module.ts';

type Declared = NonNullable<NonNullable<IHttpOperation['request']>['query' | 'headers' | 'path']>;
type Response = IHttpOperation['responses'][number];

const compiler = createCompiler();
const entries = (await resourcesOf(readContract())).map((operation) => entryOf(operation, compiler));
await writeModule(compiler.modules(), `export const checks = {\n${entries.join(',\n')}\n};\n`);

/** One operation, as `OperationChecks` says. */
function entryOf({ iid, request, responses, security = [] }: IHttpOperation, compile: Compiler): string {
  const refuse = refusalsOf(iid!);
  if ((request?.cookie ?? []).length > 0) refuse('a cookie as parameter');
  const ways = security.map((schemes) =>
    schemes.map((scheme) => {
      if (scheme.type !== 'apiKey' || scheme.in === 'cookie') return refuse(`the security scheme ${scheme.type}`);
      return { in: scheme.in, name: scheme.name };
    }),
  );
  const body = request?.body;
  const fields = [
    `security: ${JSON.stringify(ways)}`,
    `body: ${body ? bodyOf(body, compile, refuse) : 'undefined'}`,
    `headers: ${parametersOf(request?.headers ?? [], compile, refuse)}`,
    `query: ${parametersOf(request?.query ?? [], compile, refuse)}`,
    `path: ${parametersOf(request?.path ?? [], compile, refuse)}`,
    `responses: [${responses.map((response) => responseOf(response, compile, refuse)).join(', ')}]`,
  ];
  return `${iid}: { ${fields.join(', ')} }`;
}

function bodyOf({ required = false, contents = [] }: IHttpOperationRequestBody, compile: Compiler, refuse: Refuse) {
  return `{ required: ${required}, contents: [${contents.map((content) => contentOf(content, 'request', compile, refuse))}] }`;
}

function responseOf({ code, contents = [], headers = [] }: Response, compile: Compiler, refuse: Refuse): string {
  if (!/^\d{3}$/.test(code)) refuse(`the status ${code}`);
  const bodies = contents.map((content) => contentOf(content, 'response', compile, refuse));
  return `{ status: '${code}', contents: [${bodies}], headers: ${parametersOf(headers, compile, refuse)} }`;
}

function contentOf(
  { mediaType, schema, encodings = [] }: IMediaTypeContent,
  of: 'request' | 'response',
  compile: Compiler,
  refuse: Refuse,
): string {
  if (!/^[a-z]+\/[a-z-]+$/.test(mediaType)) refuse(`the media type ${mediaType}`);
  if (encodings.length > 0 || mediaType === 'application/x-www-form-urlencoded') refuse('an encoding of form data');
  const body = schema ? compile.body(schema, of) : undefined;
  const form = schema && of === 'request' && mediaType === 'multipart/form-data' ? compile.form(schema) : undefined;
  return `{ mediaType: '${mediaType}', schema: ${body}, form: ${form} }`;
}

function parametersOf(
  declared: Declared | NonNullable<Response['headers']>,
  compile: Compiler,
  refuse: Refuse,
): string {
  if (declared.length === 0) return 'undefined';
  const values = declared.map(({ name, style, explode = false, schema, deprecated }) => {
    if (deprecated) refuse(`the deprecated parameter ${name}`);
    if (schema?.type === 'object') refuse(`the object ${name} as a parameter`);
    const isList = schema?.type === 'array';
    if (isList ? style !== 'form' : style !== 'form' && style !== 'simple') refuse(`${name} in the style ${style}`);
    return { name: name.toLowerCase(), list: isList ? (explode ? 'repeated' : 'commas') : false };
  });
  return `{ values: ${JSON.stringify(values)}, schema: ${compile.parameters(declared)} }`;
}

type Refuse = (what: string) => never;

function refusalsOf(operation: string): Refuse {
  return (what) => {
    throw new Error(`${operation} has ${what}, which mocks/src/compiled does not know yet`);
  };
}
