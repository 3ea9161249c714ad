import { useTranslation } from '@wayside/i18n';
import { Panel, SkeletonRows } from '@wayside/ui';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useCurrentUser } from '../../shared/data/user.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** `/user_preferences`: the signed-in user's own record. */
export function UserPreferencesPage() {
  const { t } = useTranslation('account');
  const { data: user, isPlaceholderData, error, isFetching, refetch } = useCurrentUser();
  return (
    <Page title={t('preferences.title')} context={t('preferences.context')}>
      {user && !isPlaceholderData ? (
        <PreferencesForm user={user} />
      ) : (
        <Panel>
          {error ? (
            <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <SkeletonRows label={t('preferences.loading')} rows={8} columns="1fr 1fr" />
          )}
        </Panel>
      )}
    </Page>
  );
}
