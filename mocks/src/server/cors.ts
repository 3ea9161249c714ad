import type { IncomingMessage } from 'node:http';
import { CALL_HEADER, SOURCE_HEADER } from '@wayside/scenarios/control';

const CORS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, PATCH',
  'access-control-expose-headers': `etag, content-disposition, retry-after, ${CALL_HEADER}, ${SOURCE_HEADER}`,
  'access-control-max-age': '7200',
  vary: 'origin, access-control-request-headers, accept-encoding',
};

/** Any page may call the API, with any header, but without cookies. */
export function corsFor({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  const cors = { 'access-control-allow-origin': headers.origin, ...CORS };
  const requested = headers['access-control-request-headers'];
  return requested === undefined ? cors : { ...cors, 'access-control-allow-headers': requested };
}
