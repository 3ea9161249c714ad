const tabIn = ({ search }: { search: string }): string | null => new URLSearchParams(search).get('tab');

/** A form of one tab is left by another one, too. */
export const leavesTab = (from: { search: string }, to: { search: string }): boolean => tabIn(from) !== tabIn(to);
