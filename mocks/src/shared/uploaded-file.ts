/** A file of a form, read to its end. */
export class UploadedFile {
  readonly type: string;
  /** One character for each byte. */
  readonly bytes: string;

  constructor(type: string, bytes: string) {
    this.type = type;
    this.bytes = bytes;
  }

  get size(): number {
    return this.bytes.length;
  }
}
