import { orderStatuses, statusView } from '@wayside/domain';
import type { TFunction } from '@wayside/i18n';

/** The words of a program among the statuses; the others read as they are. */
const RAW = new RegExp(`\\b(?:${orderStatuses.filter((status) => status.includes('_')).join('|')})\\b`, 'g');

/** A server's sentence with the statuses as our pages name them: "awaiting approval", not `awaiting_approval`. */
export const withStatusWords = (t: TFunction<'common'>, text: string): string =>
  // These texts are on every page after the sign-in.
  text.replace(RAW, (raw) => (t as TFunction<['common', 'orders']>)(`orders:status.${statusView(raw)!.label}`));
