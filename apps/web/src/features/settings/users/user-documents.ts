import { formatDate, isDocumentExpiring } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { origin } from '../../../shared/data/api.ts';
import { useExpiryText } from '../../../shared/documents/use-expiry-text.ts';
import { authenticationToken } from '../../../shared/session/session.ts';
import type { GloveboxItem } from './users.queries.ts';

/** In column order. */
export const DOCUMENT_TYPES = [
  'driver_licence',
  'vehicle_insurance',
  'registration',
  'other',
] as const satisfies readonly GloveboxItem['document_type'][];
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The documents of a type, the one that expires first in front: icons and dialog have one order. */
export function ofType(items: readonly GloveboxItem[] = [], type: DocumentType): readonly GloveboxItem[] {
  const days = ({ expires_in_days }: GloveboxItem): number => expires_in_days ?? Infinity;
  return items
    .filter(({ document_type }) => document_type === type)
    .toSorted((one, other) => (days(one) === days(other) ? 0 : days(one) - days(other)));
}

export const cannotOpen = ({ expires_in_days }: GloveboxItem): boolean => isDocumentExpiring(expires_in_days);

/**
 * Opens the file in a new window without opener and referrer: the URL contains the token and must only reach our own
 * API.
 */
export function openFile({ glovebox_documents: [file] }: GloveboxItem): void {
  if (!file) return;
  const url = new URL(file.document_url);
  if (url.origin !== new URL(origin).origin) return;
  url.searchParams.set('auth_token', authenticationToken() ?? '');
  window.open(url.href, '_blank', 'noopener,noreferrer');
}

/** Texts for documents in the current language. */
export function useDocumentTexts() {
  const { t } = useTranslation('users');
  const reason = useExpiryText();
  return useMemo(() => {
    const date = ({ expiration_date }: GloveboxItem) => formatDate(expiration_date, brand.region, 'glovebox') ?? '';
    return {
      type: (type: DocumentType) => t(`documents.types.${type}`),
      /** Status text, such as "expires in 12 days" or "valid until 3/5/27". */
      state: (item: GloveboxItem): string => {
        if (item.expires_in_days === null) return t('documents.undated');
        return cannotOpen(item)
          ? `${reason(item.expires_in_days)} (${date(item)})`
          : t('documents.validUntil', { date: date(item) });
      },
      /** Why a document's icon is disabled. */
      closed: (item: GloveboxItem, vehicle: string): string =>
        t('documents.closed', {
          type: t(`documents.types.${item.document_type}`),
          vehicle,
          reason: reason(item.expires_in_days ?? 0),
          date: date(item),
        }),
      open: (item: GloveboxItem, vehicle: string): string => {
        const words = { type: t(`documents.types.${item.document_type}`), vehicle };
        return item.expires_in_days === null
          ? t('documents.openUndated', words)
          : t('documents.open', { ...words, date: date(item) });
      },
      none: (type: DocumentType, vehicle: string) =>
        t('documents.none', { type: t(`documents.types.${type}`), vehicle }),
    };
  }, [t, reason]);
}
