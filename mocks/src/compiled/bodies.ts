import type { Violation } from '@wayside/scenarios/control';
import { FORM_DATA, mediaTypeOf } from '../engine/media-type.ts';
import type { EngineRequest } from '../engine/engine.ts';
import type { Content, OperationChecks } from './operation-checks.ts';
import { violationsOf } from './violations.ts';

export function requestBodyViolations(
  declared: OperationChecks['body'],
  { headers, body }: Pick<EngineRequest, 'headers' | 'body'>,
): Violation[] {
  if (!declared) return [];
  // Prism takes null, false, 0 and '' for no body.
  if (declared.required && !body) return [said('Body parameter is required', 'required')];
  const type = headers['content-type'];
  const sent = type === undefined ? undefined : mediaTypeOf(type);
  const { contents } = declared;
  const hasLength = Number.parseInt(headers['content-length'] ?? '', 10) > 0;
  if (hasLength && sent && !contents.some(({ mediaType }) => isSame(sent, mediaType)))
    return [said(`Supported content types: ${contents.map(({ mediaType }) => mediaType).join(',')}`, 415)];
  if (body === undefined || body === null) return [];
  const content = contentFor(contents, sent);
  if (sent === FORM_DATA && content?.form) return formViolations(content.form, body);
  return content?.schema ? violationsOf(content.schema, body, 'Request', 'body') : [];
}

export function responseBodyViolations(contents: readonly Content[], type: string | undefined, body: unknown) {
  const essence = type === undefined ? undefined : mediaTypeOf(type);
  const content = contentFor(contents, essence);
  return [
    ...(contents.length === 0 || contents.some(({ mediaType }) => isSame(essence, mediaType))
      ? []
      : [said(otherType(contents, type))]),
    ...(content?.schema ? violationsOf(content.schema, body, 'Response', 'body') : []),
  ];
}

export const said = (message: string, code?: string | number): Violation => ({ message, path: [], code });

function otherType(contents: readonly Content[], type = ''): string {
  const declared = contents.map(({ mediaType }) => mediaType).join(', ');
  const ones = contents.length > 1 ? 'ones' : 'one';
  return `The received media type "${type}" does not match the ${ones} specified in the current response: ${declared}`;
}

const contentFor = (contents: readonly Content[], essence: string | undefined): Content | undefined =>
  contents.find(({ mediaType }) => isSame(essence, mediaType)) ?? contents[0];

/** `application/problem+json` is JSON. */
const isSame = (essence: string | undefined, declared: string): boolean => essence?.replace(/\/.+\+/, '/') === declared;

function formViolations({ fields, schema }: NonNullable<Content['form']>, body: object): Violation[] {
  const sent = new Map(Object.entries(body));
  return violationsOf(schema, Object.fromEntries(fields.map((name) => [name, sent.get(name)])), 'Request', 'body');
}
