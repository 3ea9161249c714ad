import { capitalise, formatDate, isDocumentExpiring } from '@wayside/domain';
import type { DocumentType } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../../shared/brand/brand.ts';
import { useExpiryText } from '../../../shared/documents/use-expiry-text.ts';
import type { GloveboxItem } from './glovebox.queries.ts';

/** Names and dates of documents in the current language. */
export function useDocumentTexts() {
  const { t, i18n } = useTranslation('glovebox');
  const expiryText = useExpiryText();
  const type = (of: DocumentType): string => t(`types.${of}`);
  return {
    type,
    /** The title of another document, otherwise its kind. */
    name: ({ document_type, document_title }: GloveboxItem): string => document_title || t(`one.${document_type}`),
    date: ({ expiration_date }: GloveboxItem): string | null => formatDate(expiration_date, brand.region, 'glovebox'),
    /** What to say of a document that expires within 60 days or has expired; undefined for any other. */
    expiry: ({ expires_in_days: days }: GloveboxItem) => {
      if (days === null || !isDocumentExpiring(days)) return undefined;
      return { tone: days < 0 ? 'critical' : 'attention', text: capitalise(expiryText(days), i18n.language) } as const;
    },
  };
}
