import { formatPhone, fullNameOf, place, rolesOf, rolesText } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel, SkeletonRows } from '@wayside/ui';
import { Loaded } from '../../shared/data/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import type { User } from '../../shared/session/session.ts';
import { readingOf } from '../../shared/brand/brand.ts';
import styles from './account.module.css';
import { ChangePassword } from '../../shared/access/change-password.tsx';

/** `/account`: the signed-in user's details and password. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const loadedUser = useKnownUser();
  return (
    <Page title={t('account.title')} context={t('account.context')}>
      <div className={styles.column}>
        <Panel
          title={t('account.details')}
          actions={
            <ButtonLink href={place.preferences} size="small">
              {t('account.editPreferences')}
            </ButtonLink>
          }
        >
          <Loaded
            query={loadedUser}
            skeleton={<SkeletonRows label={t('account.loading')} rows={5} columns="1fr 2fr" />}
          >
            {(user) => <Details user={user} />}
          </Loaded>
        </Panel>
        {loadedUser.data && <ChangePassword email={loadedUser.data.email} />}
      </div>
    </Page>
  );
}

function Details({ user }: { user: User }) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const { data: fleet } = useMyFleet();
  const { language } = readingOf(i18n.language);
  const roles = rolesOf(user);
  const lines = [
    [t('account.name'), fullNameOf(user)],
    [t('account.email'), user.email],
    [t('account.phone'), user.cellPhone && formatPhone(user.cellPhone)],
    [t('account.roles', { count: roles.length }), rolesText(user, language)],
    [t('account.fleet'), fleet?.name],
  ] as const;
  return (
    <dl className={styles.details}>
      {lines.map(([label, value]) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{value || t('common:state.notSet')}</dd>
        </div>
      ))}
    </dl>
  );
}
