import { useTranslation } from '@wayside/i18n';
import { SkeletonRows, lazyPart } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { Page } from '../../../shared/page/page.tsx';
import { LazyPanel } from '../../../shared/page/lazy-panel.tsx';
import { AddUser } from './add-user.tsx';
import { UserFormInPlace } from './user-form-in-place.tsx';

const UserList = lazyPart(() => import('./user-list.tsx'), 'UserList');

/** `/fmc_users`: users of the FMC. */
export function FmcUsersPage() {
  const { t } = useTranslation(['users', 'shell']);
  const loadedUser = useKnownUser();
  const skeleton = <SkeletonRows label={t('users:loading')} rows={10} />;
  return (
    <UserFormInPlace context="fmc" viewer={loadedUser.data}>
      <Page
        title={t('shell:titles.fmcUsers')}
        context={t('users:fmcContext')}
        actions={<AddUser viewer={loadedUser.data} />}
      >
        <Loaded query={loadedUser} skeleton={skeleton}>
          {(viewer) => (
            <LazyPanel fallback={skeleton}>
              <UserList context="fmc" viewer={viewer} />
            </LazyPanel>
          )}
        </Loaded>
      </Page>
    </UserFormInPlace>
  );
}
