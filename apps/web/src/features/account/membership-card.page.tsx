import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import { useCurrentUser, useMyFleet } from '../../shared/data/user.ts';
import { Page } from '../../shared/page/page.tsx';
import { readCookie } from '../../shared/session/storage.ts';
import styles from './membership-card.module.css';

const UNKNOWN = '—';

/**
 * `/membership_card`: the card to show at the shop. The name comes from the cookie, so that the card works offline;
 * fleet and ID follow when they are known.
 */
export function MembershipCardPage() {
  const { t } = useTranslation('account');
  const { data: user } = useCurrentUser();
  const { data: fleet } = useMyFleet();
  return (
    <Page title={t('membershipCard.title')} context={t('membershipCard.hint')}>
      <section className={styles.card} aria-label={t('membershipCard.title')}>
        <div className={styles.head}>
          <BrandLogo />
          <span className={styles.brand}>{t('membershipCard.of', { brand: brand.name })}</span>
        </div>
        <dl className={styles.facts}>
          <div className={styles.member}>
            <dt>{t('membershipCard.member')}</dt>
            <dd className={styles.name}>{readCookie('current_user_name') ?? t('membershipCard.noName')}</dd>
          </div>
          <div className={styles.fleet}>
            <dt>{t('membershipCard.fleet')}</dt>
            <dd>{fleet?.name ?? UNKNOWN}</dd>
          </div>
          <div>
            <dt>{t('membershipCard.id')}</dt>
            <dd className={styles.figures}>{user?.id ?? UNKNOWN}</dd>
          </div>
          <div>
            <dt>{t('membershipCard.assistance')}</dt>
            <dd className={styles.figures}>
              <Link href={`tel:${brand.assistancePhone}`}>{brand.assistancePhone}</Link>
            </dd>
          </div>
        </dl>
      </section>
    </Page>
  );
}
