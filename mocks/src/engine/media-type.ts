/** A media type without its parameters, in lower case, and the boundary of its parts. */
export interface MediaType {
  essence: string;
  boundary: string | undefined;
}

const TYPE = /^\s*([-!#$%&'*+.^_`|~\w]+\/[-!#$%&'*+.^_`|~\w]+)\s*(?:;|$)/;
const BOUNDARY = /;\s*boundary=(?:"((?:[^"\\]|\\.)*)"|([^;"]+))/i;

/** Undefined where a header is none. */
export function mediaTypeOf(header: string): MediaType | undefined {
  const essence = TYPE.exec(header)?.[1]?.toLowerCase();
  if (essence === undefined) return undefined;
  const [, quoted, plain] = BOUNDARY.exec(header) ?? [];
  return { essence, boundary: quoted?.replace(/\\(.)/g, '$1') ?? plain?.trim() };
}
