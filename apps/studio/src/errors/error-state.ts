import type { ErrorEntry } from '@wayside/scenarios/control';
import type { StatusTone } from '@wayside/ui';

export const STATES = [
  { id: 'shown', label: 'Played and tested', tone: 'success' },
  { id: 'missing', label: 'No test', tone: 'critical' },
] as const satisfies readonly { id: string; label: string; tone: StatusTone }[];
export type ErrorState = (typeof STATES)[number]['id'];

export const stateOf = ({ tests }: Pick<ErrorEntry, 'tests'>): ErrorState => (tests.length > 0 ? 'shown' : 'missing');

/** Whether the row contains every search word, in any column. */
export function fits(entry: ErrorEntry, text: string, state: ErrorState | undefined): boolean {
  if (state && stateOf(entry) !== state) return false;
  const { id, screen, scenarios, tests } = entry;
  const line = [id, entry.text, screen, ...scenarios.map((scenario) => scenario.id), ...tests.map(({ title }) => title)]
    .join(' ')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word));
}
