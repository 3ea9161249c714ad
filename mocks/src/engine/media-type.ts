export const FORM_DATA = 'multipart/form-data';

const TYPE = /^\s*([-!#$%&'*+.^_`|~\w]+\/[-!#$%&'*+.^_`|~\w]+)\s*(?:;|$)/;

/** A media type without its parameters, in lower case; undefined where a header is none. */
export const mediaTypeOf = (header: string): string | undefined => TYPE.exec(header)?.[1]?.toLowerCase();
