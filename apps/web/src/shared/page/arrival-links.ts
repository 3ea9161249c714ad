import { arrivalOf } from './arrival-state.ts';
import type { Arrival, ArrivalLink } from './arrival-state.ts';

/** The links of a notice that only the shell shows: sign-in, which loads `arrivalOf`, has none of them. */
export function arrivalLinksOf(state: unknown): Pick<Arrival, 'subject' | 'secondLink'> {
  const { subject, secondLink } = (state as { arrival?: Record<string, unknown> | null } | null)?.arrival ?? {};
  return { subject: checked(subject), secondLink: checked(secondLink) };
}

/** By the check of the first link. */
const checked = (link: unknown): ArrivalLink | undefined =>
  arrivalOf({ arrival: { tone: 'info', text: 'x', link } })?.link;
