import type { IncomingMessage } from 'node:http';

/** The largest request: a document of 10 MB as text, with what surrounds it. */
export const BODY_LIMIT = 16 * 1024 * 1024;

export class BadBody extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

export interface ReadBody {
  /** What Prism validates: JSON parsed, other media as text. */
  value: unknown;
  /** The fields of a form, for handlers. */
  form?: Record<string, string | File>;
}

export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return { value: undefined };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return { value: bytes.toString('latin1'), form: await formOf(bytes, type) };
  if (type !== '' && !/\bjson\b/.test(type)) return { value: bytes.toString('utf8') };
  try {
    return { value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    throw new BadBody(400, 'The request could not be read: its body is not JSON');
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let size = 0;
  if (announced <= BODY_LIMIT) {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_LIMIT) break;
      chunks.push(chunk);
    }
  }
  if (Math.max(announced, size) > BODY_LIMIT) throw new BadBody(413, `The request is larger than ${BODY_LIMIT} bytes`);
  return Buffer.concat(chunks);
}

async function formOf(bytes: Buffer, type: string): Promise<Record<string, string | File>> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form.entries()) as Record<string, string | File>;
  } catch {
    throw new BadBody(400, 'The request could not be read: its form data is malformed');
  }
}
