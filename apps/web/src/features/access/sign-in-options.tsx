import { BASE_PATH } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, lazyPart } from '@wayside/ui';
import type { TabPanelIds } from '@wayside/ui';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { brand, subdomain } from '../../shared/brand/brand.ts';
import { DeferredMount } from '../../shared/page/deferred-mount.tsx';
import { origin } from '../../shared/data/origin.ts';
import styles from './access.module.css';
import type { SignInTabId } from './sign-in-tabs.tsx';

const SignInTabs = lazyPart(() => import('./sign-in-tabs.tsx'), 'SignInTabs');

/**
 * A brand's sign-in options, one per tab. The option in the URL (`selected`) works before the tab code has loaded and
 * stays mounted when it arrives.
 */
export function SignInOptions({
  selected,
  onSelect,
  form,
}: {
  selected: string | null;
  onSelect: (tab: SignInTabId) => void;
  form: ReactNode;
}) {
  const [panel, setPanel] = useState<TabPanelIds>();
  const tab = brand.signInTabs.find(({ id }) => id === selected) ?? brand.signInTabs[0]!;
  const content = { password: form, partner: <PartnerSignIn />, external: <ExternalSignIn /> };
  return (
    <div className={styles.ways}>
      <div className={styles.tabs}>
        <DeferredMount>
          <SignInTabs selected={tab.id} onSelect={onSelect} onPanel={setPanel} />
        </DeferredMount>
      </div>
      <div role={panel && 'tabpanel'} {...panel}>
        {content[tab.kind]}
      </div>
    </div>
  );
}

/** Sign-in page of the telematics partner, which redirects back with a key. */
const partnerAddress = (): string =>
  `${origin}${BASE_PATH}/customers/auth/geotab?${new URLSearchParams({ subdomain }).toString()}`;

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
        <ButtonLink
          href={brand.adminSsoUrl}
          variant="primary"
          isWide
          icon={<ArrowUpRight size={16} aria-hidden="true" />}
        >
          {t('signIn.externalAction')}
        </ButtonLink>
      )}
    </div>
  );
}
