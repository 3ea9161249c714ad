import { BASE_PATH } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Tabs } from '@wayside/ui';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { origin } from '../../app/api.ts';
import { brand, subdomain } from '../../app/brand.ts';
import styles from './access.module.css';

type TabId = (typeof brand.signInTabs)[number]['id'];

/** The ways of a brand to sign in, one tab each. */
export function SignInTabs({ selected, onSelect, form }: { selected: string | null; onSelect: (tab: TabId) => void; form: ReactNode }) {
  const { t } = useTranslation('access');
  const content = { password: form, partner: <PartnerSignIn />, external: <ExternalSignIn /> };
  const known = brand.signInTabs.find(({ id }) => id === selected) ?? brand.signInTabs[0]!;
  return (
    <Tabs
      label={t('signIn.tabsLabel')}
      isStretched
      selected={known.id}
      onSelect={onSelect}
      items={brand.signInTabs.map(({ id, kind }) => ({ id, label: t(`signIn.tabs.${id}`), content: content[kind] }))}
    />
  );
}

/** Where the telematics partner signs a person in; it sends them back with a key. */
const partnerAddress = (): string => `${origin}${BASE_PATH}/customers/auth/geotab?${new URLSearchParams({ subdomain }).toString()}`;

function PartnerSignIn() {
  const { t } = useTranslation('access');
  return (
    <div className={styles.elsewhere}>
      <p className={styles.aside}>{t('signIn.partnerBody')}</p>
      <Button variant="primary" isWide onPress={() => window.location.assign(partnerAddress())}>
        {t('signIn.partnerAction')}
      </Button>
    </div>
  );
}

function ExternalSignIn() {
  const { t } = useTranslation('access');
  return (
    <div className={styles.elsewhere}>
      <p className={styles.aside}>{t('signIn.externalBody')}</p>
      {brand.adminSsoUrl && (
        <ButtonLink href={brand.adminSsoUrl} variant="primary" isWide icon={<ArrowUpRight size={16} aria-hidden="true" />}>
          {t('signIn.externalAction')}
        </ButtonLink>
      )}
    </div>
  );
}
