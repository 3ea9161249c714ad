import { CALL_HEADER, SOURCE_HEADER } from '@wayside/scenarios/control';
import type { PlainRequest } from './request.ts';

const CORS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, PATCH',
  'access-control-expose-headers': `etag, content-disposition, retry-after, ${CALL_HEADER}, ${SOURCE_HEADER}`,
  'access-control-max-age': '7200',
  vary: 'origin, access-control-request-headers, accept-encoding',
};

/** Any page may call the API, with any header, but without cookies. */
export function corsFor({ headers }: PlainRequest): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return {};
  const cors = { 'access-control-allow-origin': origin, ...CORS };
  const requested = headers['access-control-request-headers'];
  return requested === undefined ? cors : { ...cors, 'access-control-allow-headers': requested };
}
