import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel } from '@wayside/ui';
import { Page } from '../../shared/page/page.tsx';

/** Shown when the order doesn't exist or the user can't see it. */
export function NoSuchOrder() {
  const { t } = useTranslation('approval');
  return (
    <Page title={t('notFound.title')}>
      <Panel>
        <EmptyState
          kind="no-permission"
          title={t('notFound.title')}
          action={<ButtonLink href={place.dashboard}>{t('notFound.action')}</ButtonLink>}
        >
          {t('notFound.body')}
        </EmptyState>
      </Panel>
    </Page>
  );
}
