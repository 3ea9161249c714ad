const tabIn = ({ search }: { search: string }): string | null => new URLSearchParams(search).get('tab');

/** Switching tabs counts as leaving a form. */
export const leavesTab = (from: { search: string }, to: { search: string }): boolean => tabIn(from) !== tabIn(to);
