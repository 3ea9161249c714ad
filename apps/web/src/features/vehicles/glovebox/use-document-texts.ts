import { formatDate, isDocumentExpiring } from '@wayside/domain';
import type { DocumentType } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { StatusTone } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import type { GloveboxItem } from './glovebox.queries.ts';

export interface Expiry {
  tone: StatusTone;
  /** `Expires in 12 days` */
  text: string;
}

/** Names and dates of documents in the current language. */
export function useDocumentTexts() {
  const { t } = useTranslation('glovebox');
  const type = (of: DocumentType): string => t(`types.${of}`);
  return {
    type,
    /** The title of another document, otherwise its kind. */
    name: ({ document_type, document_title }: GloveboxItem): string => document_title || t(`one.${document_type}`),
    date: ({ expiration_date }: GloveboxItem): string | null => formatDate(expiration_date, brand.region, 'glovebox'),
    /** What to say of a document that expires within 60 days or has expired; undefined for any other. */
    expiry: ({ expires_in_days: days }: GloveboxItem): Expiry | undefined => {
      if (days === null || !isDocumentExpiring(days)) return undefined;
      if (days < 0) return { tone: 'critical', text: t('expiry.ago', { count: -days }) };
      return { tone: 'attention', text: days === 0 ? t('expiry.today') : t('expiry.in', { count: days }) };
    },
  };
}
