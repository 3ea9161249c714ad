import type { AlertTone } from '@wayside/ui';

/** What one page has to say on the page it leads to. */
export interface Arrival {
  readonly tone: AlertTone;
  readonly text: string;
  /** Of what the text speaks, on a line of its own: order, vehicle, amount. */
  readonly description?: string | undefined;
  /** Where to continue from here: an address of the app, from the slash. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

const TONES: readonly unknown[] = ['default', 'error', 'success', 'info'] satisfies AlertTone[];

/** History outlives versions of the app: what is found there is read like anything from outside. */
export function arrivalOf(state: unknown): Arrival | undefined {
  const { tone, text, description, link } = fieldsOf(fieldsOf(state)['arrival']);
  if (typeof text !== 'string' || text.trim() === '' || !TONES.includes(tone)) return undefined;
  const { href, text: linkText } = fieldsOf(link);
  const isOwn = typeof href === 'string' && /^\/(?![/\\])/.test(href) && typeof linkText === 'string';
  const isDescribed = typeof description === 'string' && description.trim() !== '';
  return { tone: tone as AlertTone, text, ...(isDescribed && { description }), ...(isOwn && { link: { href, text: linkText } }) };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
