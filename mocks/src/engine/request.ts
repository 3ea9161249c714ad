/** Largest accepted request body in bytes: a 10 MB document in base64, plus overhead. */
export const BODY_LIMIT = 16 * 1024 * 1024;

/** A request as every edge hands it over, whether it came over HTTP or in process. */
export interface PlainRequest {
  method: string;
  /** Path and query. */
  url: string;
  /** By lowercase name. */
  headers: Readonly<Record<string, string>>;
  /** The session that the host names. */
  session?: string;
  /** All bytes of the body; undefined when there are more than `limit`. Read at most once. */
  bytes: (limit: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}
