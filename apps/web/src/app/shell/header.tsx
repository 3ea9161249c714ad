import type { Schemas } from '@wayside/api-client';
import { isFmcUser, navigationTabs, place } from '@wayside/domain';
import type { Mode } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Dispensable, LazyBoundary, Link, lazyPart } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import type { User } from '../../shared/session/session.ts';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import { SavedLanguageToggle } from './saved-language-toggle.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';
import { PaletteButton } from './palette.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './header.module.css';

const AccountSelectors = lazyPart(() => import('./account-selectors.tsx'), 'AccountSelectors');

interface HeaderProps {
  user: User | undefined;
  /** The fleet whose name and links are shown. */
  fleet: Schemas['Fleet'] | undefined;
  mode: Mode;
  /** Opens the palette, or the list of keys. */
  onOpen: (what: 'all' | 'keys') => void;
}

/**
 * Brand, fleet and user, on every page. Below 990 pixels it also opens the navigation and gives the account selectors a
 * row of their own.
 */
export function Header({ user, fleet, mode, onOpen }: HeaderProps) {
  const { t } = useTranslation('shell');
  const hasSelectors = brand.switches.accountSelector && user && !isFmcUser(user) && user.user_accounts.length > 0;
  return (
    <header className={styles.header}>
      <MobileNavigation tabs={navigationTabs(mode)} />
      <Link
        href={mode === 'fmc' ? place.fmcDashboard : place.dashboard}
        tone="plain"
        aria-label={t('header.home', { brand: brand.name })}
      >
        <BrandLogo />
      </Link>
      <p className={styles.fleet}>{mode === 'fleet' && fleet?.name}</p>
      {user && <PaletteButton onPress={() => onOpen('all')} />}
      {hasSelectors && (
        <Dispensable>
          <LazyBoundary fallback={<div className={styles.selectorsWaiting} />}>
            <AccountSelectors user={user} />
          </LazyBoundary>
        </Dispensable>
      )}
      {brand.switches.languageToggle && user && <SavedLanguageToggle userId={user.id} />}
      {user && <UserMenu user={user} links={fleet?.fleet_links ?? []} onKeys={() => onOpen('keys')} />}
    </header>
  );
}
