import type { TFunction } from '@wayside/i18n';

/** Adds to a text when to try again, if the server said so: in seconds up to 90, otherwise in minutes. */
export function withRetryText(t: TFunction<'common'>, text: string, retryAfter: number | undefined): string {
  if (retryAfter === undefined) return text;
  const again =
    retryAfter <= 90
      ? t('error.retryInSeconds', { count: retryAfter })
      : t('error.retryInMinutes', { count: Math.ceil(retryAfter / 60) });
  // Server texts may lack a final period.
  return `${/[.!?]$/.test(text) ? text : `${text}.`} ${again}`;
}
