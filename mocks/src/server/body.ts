import type { IncomingMessage } from 'node:http';

/** Largest accepted request body in bytes: a 10 MB document in base64, plus overhead. */
export const BODY_LIMIT = 16 * 1024 * 1024;

/** Levels of a JSON body. Thousands of them could be read, but not written again, as the journal does. */
const DEPTH_LIMIT = 100;

/** Why a body cannot be used. */
export interface BodyProblem {
  status: 400 | 413;
  message: string;
  /** The body as sent, for the journal; undefined when it was not read to its end. */
  text?: string;
}

export interface ReadBody {
  /** What Prism validates: parsed JSON, or text for other media types. */
  value?: unknown;
  /** Form fields, for handlers. */
  form?: Record<string, string | File>;
  problem?: BodyProblem;
  /** Bytes as sent; undefined if there is no body, or it was not read to its end. */
  size?: number;
}

const tooLarge = (limit: number): ReadBody => ({
  problem: { status: 413, message: `The request is larger than ${limit} bytes` },
});
function unreadable(why: string, text: string): ReadBody {
  return {
    problem: { status: 400, message: `The request could not be read: ${why}`, text },
  };
}

export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<ReadBody> {
  const bytes = await readBytes(request, limit);
  if (!bytes) return tooLarge(limit);
  return bytes.length === 0 ? {} : { ...(await parse(bytes, request)), size: bytes.length };
}

async function parse(bytes: Buffer, request: IncomingMessage): Promise<ReadBody> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await formOf(bytes, type);
    return form
      ? { value: withPlainNames(bytes.toString('latin1')), form }
      : unreadable('its form data is malformed', bytes.toString('latin1'));
  }
  if (type !== '' && !/\bjson\b/.test(type)) return { value: bytes.toString('utf8') };
  const text = bytes.toString('utf8');
  try {
    const value = JSON.parse(text) as unknown;
    return isTooDeep(value) ? unreadable(`its body has more than ${DEPTH_LIMIT} levels`, text) : { value };
  } catch {
    return unreadable('its body is not JSON', text);
  }
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return false;
}

/** Form data without the names of its files, which Prism reads as further fields if they have `=` or `;`. */
const withPlainNames = (text: string): string =>
  text.replace(/(\r\ncontent-disposition: form-data;[^\r\n]*?\bfilename=")[^"\r\n]*"/gi, '$1file"');

/**
 * All bytes of the body; undefined when there are more than `limit`. The rest is not read, so the connection must be
 * closed.
 */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not close the connection: the answer is still to come.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function formOf(bytes: Buffer, type: string): Promise<ReadBody['form']> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form.entries()) as Record<string, string | File>;
  } catch {
    return undefined;
  }
}
