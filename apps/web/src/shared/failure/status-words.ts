import { orderStatuses, statusView } from '@wayside/domain';
import { i18n } from '../texts/i18n.ts';

/** The words of a program among the statuses; the others read as they are. */
const RAW = new RegExp(`\\b(?:${orderStatuses.filter((status) => status.includes('_')).join('|')})\\b`, 'g');

/** A server's sentence with the statuses as our pages name them: "awaiting approval", not `awaiting_approval`. */
export const withStatusWords = (text: string): string =>
  text.replace(RAW, (raw) => i18n.t(`orders:status.${statusView(raw)!.label}`));
