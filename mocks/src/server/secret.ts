import { createHmac, randomBytes } from 'node:crypto';

/** Of this process, so that nobody can work out a token from a session's id, which links show. */
const SERVER_SECRET = randomBytes(32);

/** What ends every token of a session: the same for the same id as long as the server runs. */
export const secretOf = (id: string): string =>
  createHmac('sha256', SERVER_SECRET).update(id).digest('base64url').slice(0, 22);
