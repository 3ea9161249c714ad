import type { Schemas } from '@wayside/api-client';
import { Link } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../brand.ts';
import type { User } from '../session.ts';
import { BrandLogo } from './brand-logo.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './header.module.css';

/** Brand, fleet and user: over every page, narrow below 990 pixels. */
export function Header({ user, fleet, mode }: { user: User | undefined; fleet: Schemas['Fleet'] | undefined; mode: 'fleet' | 'fmc' }) {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <Link href={mode === 'fmc' ? '/fmc_dashboard' : '/dashboard'} tone="plain" aria-label={t('header.home', { brand: brand.name })}>
        <BrandLogo />
      </Link>
      <p className={styles.fleet}>{mode === 'fleet' && fleet?.name}</p>
      {brand.switches.languageToggle && user && <LanguageToggle userId={user.id} />}
      {user && <UserMenu user={user} links={fleet?.fleet_links ?? []} />}
    </header>
  );
}
