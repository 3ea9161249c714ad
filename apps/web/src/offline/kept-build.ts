/** What the worker keeps of a build. */
export interface KeptBuild {
  /** Changes with any file. */
  readonly id: string;
  /** A file that only the page of this build names. */
  readonly mark: string;
  /** Names that change with their contents. */
  readonly files: readonly string[];
  /** Font and pictures of each brand, by its id. */
  readonly ofBrands: Readonly<Record<string, readonly string[]>>;
}
