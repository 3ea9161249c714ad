import type { AlertTone } from '@wayside/ui';

/** Notice that one page shows on the page it leads to. */
export interface Arrival {
  readonly tone: Exclude<AlertTone, 'attention'>;
  readonly text: string;
  /** What the text is about, before its description. */
  readonly subject?: ArrivalLink | undefined;
  /** On its own line: vehicle, amount. */
  readonly description?: string | undefined;
  /** Where to continue. */
  readonly link?: ArrivalLink | undefined;
  readonly secondLink?: ArrivalLink | undefined;
}

/** `href` is a path in the app, starting with a slash. */
export interface ArrivalLink {
  readonly href: string;
  readonly text: string;
}

const TONES: readonly unknown[] = ['default', 'error', 'success', 'info'] satisfies Arrival['tone'][];

/** Validates the history state: it may come from an older version of the app. */
export function arrivalOf(state: unknown): Arrival | undefined {
  const { tone, text, description, link } = fieldsOf(fieldsOf(state)['arrival']);
  if (typeof text !== 'string' || text.trim() === '' || !TONES.includes(tone)) return undefined;
  const { href, text: linkText } = fieldsOf(link);
  const isOwn = typeof href === 'string' && /^\/(?![/\\])/.test(href) && typeof linkText === 'string';
  const isDescribed = typeof description === 'string' && description.trim() !== '';
  return {
    tone: tone as Arrival['tone'],
    text,
    description: isDescribed ? description : undefined,
    link: isOwn ? { href, text: linkText } : undefined,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
