import { useTranslation } from '@wayside/i18n';
import { Panel, SkeletonRows } from '@wayside/ui';
import { Loaded } from '../../shared/data/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** `/user_preferences`: the signed-in user's own profile and notifications. */
export function UserPreferencesPage() {
  const { t } = useTranslation('account');
  const skeleton = (
    <Panel>
      <SkeletonRows label={t('preferences.loading')} rows={8} columns="1fr 1fr" />
    </Panel>
  );
  return (
    <Page title={t('preferences.title')} context={t('preferences.context')}>
      <Loaded query={useKnownUser()} skeleton={skeleton}>
        {(user) => <PreferencesForm user={user} />}
      </Loaded>
    </Page>
  );
}
