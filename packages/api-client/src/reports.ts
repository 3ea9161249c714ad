/** Told of what breaks by whatever notices it. Only there if the host of the page has set an address for reports. */
export interface Reports {
  /** A boundary caught it and shows a failure in its place. */
  caught(problem: unknown): void;
  /** A success that the contract does not declare; its path as in the contract, without ids. */
  unreadable(response: { path: string; status: number }): void;
}

declare global {
  var waysideReports: Reports | undefined;
}
