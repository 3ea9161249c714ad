import type { Violation } from '@wayside/scenarios/control';
import { mediaTypeOf } from '../engine/media-type.ts';
import type { EngineRequest } from '../engine/engine.ts';
import type { Content, OperationChecks } from './operation-checks.ts';
import { violationsOf } from './violations.ts';

const FORM = 'multipart/form-data';

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
  if (hasLength && sent && !contents.some(({ mediaType }) => isSame(sent.essence, mediaType)))
    return [said(`Supported content types: ${contents.map(({ mediaType }) => mediaType).join(',')}`, 415)];
  if (body === undefined || body === null) return [];
  const content = contentFor(contents, sent?.essence);
  if (sent?.essence === FORM && content?.form) return formViolations(content.form, body, sent.boundary);
  return content?.schema ? violationsOf(content.schema, body, 'Request', 'body') : [];
}

export function responseBodyViolations(contents: readonly Content[], type: string | undefined, body: unknown) {
  const essence = type === undefined ? undefined : mediaTypeOf(type)?.essence;
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

function formViolations(form: NonNullable<Content['form']>, body: unknown, boundary: string | undefined) {
  if (typeof body !== 'string') return [said('Target is not a string', '422')];
  if (boundary === undefined) return [said(NO_BOUNDARY, 415)];
  const sent = fieldsOf(body, boundary);
  const fields = Object.fromEntries(form.fields.map((name) => [name, sent.get(name)]));
  return violationsOf(form.schema, fields, 'Request', 'body');
}

const NO_BOUNDARY =
  'Boundary parameter for multipart/form-data is not defined or generated in the request header. ' +
  'Try removing manually defined content-type from your request header if it exists.';

/** The parts of form data whose form has been read before. Prism decodes them as if they came from an address. */
function fieldsOf(body: string, boundary: string): Map<string, string> {
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const name = /^content-disposition:[^;]*;[^=]*=([^;=\r\n]*)/im.exec(part.slice(0, end))?.[1] ?? '';
      return [decodeURIComponent(name.replaceAll('"', '')), decoded(part.slice(end + 4))];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
