import type { TFunction } from '@wayside/i18n';

/** A text, and when to try again where the server said it: in seconds up to a minute and a half, else in minutes. */
export function withRetryText(t: TFunction<'common'>, text: string, retryAfter: number | undefined): string {
  if (retryAfter === undefined) return text;
  const again =
    retryAfter <= 90 ? t('error.retryInSeconds', { count: retryAfter }) : t('error.retryInMinutes', { count: Math.ceil(retryAfter / 60) });
  // Words of the server may end without a full stop.
  return `${/[.!?]$/.test(text) ? text : `${text}.`} ${again}`;
}
