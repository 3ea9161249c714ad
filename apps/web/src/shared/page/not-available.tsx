import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';
import { brand } from '../brand/brand.ts';

/** Placeholder for a page, or part of one, that isn't released yet. */
export function NotAvailable({ page }: { page: string }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      kind="first-use"
      title={t('notAvailable.title', { page })}
      action={<ButtonLink href={place.dashboard}>{t('notAvailable.action')}</ButtonLink>}
    >
      {t('notAvailable.body', { brand: brand.name })}
    </EmptyState>
  );
}
