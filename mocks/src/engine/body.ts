import { binaryOf, textOfUtf8 } from '../shared/bytes.ts';
import { UploadedFile } from '../shared/uploaded-file.ts';
import { FORM_DATA, mediaTypeOf } from './media-type.ts';

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
  /** What is checked: parsed JSON, or the texts of form data by name. */
  value?: unknown;
  /** Form fields, for handlers. */
  form?: Record<string, string | UploadedFile>;
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

/** Reads the bytes of a body, as its media type says; there are none when there were more than `limit`. */
export async function bodyOf(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  type: string | undefined,
  limit: number,
): Promise<ReadBody> {
  if (!bytes) return tooLarge(limit);
  return bytes.length === 0 ? {} : { ...(await parse(bytes, type ?? '')), size: bytes.length };
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ReadBody> {
  if (mediaTypeOf(type) === FORM_DATA) {
    const form = await formOf(bytes, type);
    return form ? { value: textsOf(form), form } : unreadable('its form data is malformed', binaryOf(bytes));
  }
  const text = textOfUtf8(bytes);
  if (type !== '' && !/\bjson\b/.test(type)) return { value: text };
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

/** A file as a text has a character for each of its bytes. */
function textsOf(form: NonNullable<ReadBody['form']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, typeof field === 'string' ? field : field.bytes]),
  );
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ReadBody['form']> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const read = async (file: File) => new UploadedFile(file.type, binaryOf(new Uint8Array(await file.arrayBuffer())));
    const fields = [...form.entries()].map(
      async ([name, value]) => [name, typeof value === 'string' ? value : await read(value)] as const,
    );
    return Object.fromEntries(await Promise.all(fields));
  } catch {
    return undefined;
  }
}
