import { useTranslation } from '@wayside/i18n';
import type { Bundle } from '@wayside/i18n';
import { NotAvailable } from '../../shared/page/not-available.tsx';
import { Page } from '../../shared/page/page.tsx';

/** Placeholder for a page that hasn't been released yet. */
export function NotAvailablePage({ title }: { title: keyof Bundle['shell']['titles'] }) {
  const { t } = useTranslation('shell');
  const page = t(`titles.${title}`);
  return (
    <Page title={page}>
      <NotAvailable page={page} />
    </Page>
  );
}
