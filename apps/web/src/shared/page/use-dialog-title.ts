import { useTranslation } from '@wayside/i18n';
import { useEffect } from 'react';
import { brand } from '../brand/brand.ts';
import { showTitle } from './page-title.ts';

/** Titles the document while a dialog with an address of its own is open, which is a page to its user. */
export function useDialogTitle(title: string): void {
  const { t } = useTranslation('shell');
  const shown = t('title', { page: title, brand: brand.name });
  useEffect(() => {
    showTitle('dialog', shown);
    return () => showTitle('dialog', '');
  }, [shown]);
}
