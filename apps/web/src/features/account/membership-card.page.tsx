import { useTranslation } from '@wayside/i18n';
import { Link, Panel } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { Page } from '../../shared/page/page.tsx';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import { readCookie } from '../../shared/session/storage.ts';
import styles from './account.module.css';

/** `/membership_card`: the card to show at the shop. The name comes from the cookie, so the card works offline. */
export function MembershipCardPage() {
  const { t } = useTranslation('account');
  return (
    <Page title={t('membershipCard.title')} context={t('membershipCard.hint')}>
      <div className={styles.card}>
        <Panel>
          <BrandLogo />
          <dl className={styles.member}>
            <div>
              <dt>{t('membershipCard.member')}</dt>
              <dd className={styles.name}>{readCookie('current_user_name') ?? t('membershipCard.noName')}</dd>
            </div>
            <div>
              <dt>{t('membershipCard.assistance')}</dt>
              <dd>
                <Link href={`tel:${brand.assistancePhone}`}>{brand.assistancePhone}</Link>
              </dd>
            </div>
          </dl>
        </Panel>
      </div>
    </Page>
  );
}
