interface DatedRecall {
  readonly report_received_at: string;
}

/** Newest first; in the server's order within a day. */
export function recallsNewestFirst<Recall extends DatedRecall>(recalls: readonly Recall[]): Recall[] {
  return recalls.toSorted((a, b) => b.report_received_at.localeCompare(a.report_received_at));
}

/** Vehicles with their recalls newest first, the vehicle with the newest recall on top. */
export function vehiclesByRecall<Entry extends { readonly recalls: readonly DatedRecall[] }>(
  entries: readonly Entry[],
): Entry[] {
  const newest = ({ recalls }: Entry): string => recalls[0]?.report_received_at ?? '';
  return entries
    .map((entry) => ({ ...entry, recalls: recallsNewestFirst(entry.recalls) }))
    .toSorted((a, b) => newest(b).localeCompare(newest(a)));
}
