/** Everything a grid says, from the app. */
export type GridTexts = {
  /** Accessible name. */
  readonly label: string;
  readonly loading: string;
  /** Accessible text of the dash that stands for a missing value. */
  readonly notSet: string;
  /** "Showing 50 of 412", from the counts. */
  readonly loaded: (shown: number, total: number) => string;
  readonly loadMore: string;
  readonly loadingMore: string;
  /** Texts of the grid library's own parts, by its keys (filters, aria descriptions). English where absent. */
  readonly library?: Readonly<Record<string, string>>;
};
