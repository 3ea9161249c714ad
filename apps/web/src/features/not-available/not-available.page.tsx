import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Bundle } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { Page } from '../../shared/page/page.tsx';

/** A place of the product whose screen has not been released yet. */
export function NotAvailablePage({ title }: { title: keyof Bundle['shell']['titles'] }) {
  const { t } = useTranslation('shell');
  const page = t(`titles.${title}`);
  return (
    <Page title={page}>
      <EmptyState
        kind="first-use"
        title={t('notAvailable.title', { page })}
        action={<ButtonLink href={place.dashboard}>{t('notAvailable.action')}</ButtonLink>}
      >
        {t('notAvailable.body', { brand: brand.name })}
      </EmptyState>
    </Page>
  );
}
