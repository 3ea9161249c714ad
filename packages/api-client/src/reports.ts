/** Told of what breaks by whatever notices it. Only there if the host of the page has set an address for reports. */
export interface Reports {
  /** A boundary caught it and shows a failure in its place. */
  caught(problem: unknown): void;
  /** A success without the status and body that the contract declares; its path as in the contract, without ids. */
  unreadable(response: { path: string; status: number }): void;
}

declare global {
  var waysideReports: Reports | undefined;
}
