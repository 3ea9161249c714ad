import { modeOf, navigationTabs, showsBackToFmc } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { companyTexts } from '@wayside/i18n/parts';
import { LazyBoundary, NotSetText, PAGE_TITLE, SkipLink, lazyPart } from '@wayside/ui';
import { memo, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useFleetScope } from '../../shared/data/fleet-scope.ts';
import { useAffiliation, useCurrentUser, useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { ArrivalNotice } from '../../shared/page/arrival.tsx';
import { writeStored } from '../../shared/session/storage.ts';
import { WithQueries } from '../../shared/data/with-queries.tsx';
import { withTexts } from '../../shared/texts/with-texts.ts';
import { ActingBanner } from './acting/acting-banner.tsx';
import { Header } from './header.tsx';
import { LaterParts } from './later-parts.tsx';
import { PaperHead } from './paper-head.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { LazyPalette, usePalette } from './palette.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { Uploads } from './uploads.tsx';
import { useLeftFleet } from './acting/use-left-fleet.ts';
import { useFocusOnArrival, useOtherTabs, useShellTop, useUserLanguage } from './shell-effects.ts';
import styles from './shell.module.css';

const MAIN = 'main';

const questions = () => withTexts(() => import('./acting/left-fleet.tsx'), [companyTexts]);
const LeftFleet = lazyPart(questions, 'LeftFleet');
const FleetBehind = lazyPart(questions, 'FleetBehind');

/** Header, navigation and page, in fleet or FMC mode depending on the page. */
export function Shell() {
  return (
    <WithQueries>
      <Frame />
    </WithQueries>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const { data: user } = useCurrentUser();
  const scope = useFleetScope();
  const { data: fleet } = useMyFleet();
  const mode = modeOf(user, pathname);
  const { hasLeft, asks, isFromCompany, behind } = useLeftFleet(user, fleet);
  const isInFleet = !hasLeft && !isFromCompany;
  const top = useShellTop<HTMLDivElement>();
  const main = useRef<HTMLElement>(null);
  const palette = usePalette();
  useFocusOnArrival(main);
  useEffect(() => writeStored('mode', mode), [mode]);
  useUserLanguage(useKnownUser().data?.language);
  useOtherTabs();
  useAffiliation();

  return (
    <div className={styles.shell}>
      <SkipLink targetId={MAIN}>{t('skipLink')}</SkipLink>
      <div ref={top} className={styles.top}>
        <Header user={user} fleet={isInFleet ? fleet : undefined} mode={mode} onOpen={palette.open} />
        <OfflineBanner />
        {showsBackToFmc(user, pathname) && !asks && !behind && (
          <ActingBanner fleet={isFromCompany ? null : fleet?.name} onSwitch={() => palette.open('fleets')} />
        )}
        <LazyPalette scope={palette.scope} onClose={palette.close} />
      </div>
      <div className={styles.body}>
        <SideNavigation tabs={navigationTabs(mode)} label={t('nav.label')} />
        <div className={styles.column}>
          <PaperHead fleet={fleet?.name} />
          <main ref={main} id={MAIN} tabIndex={-1} aria-labelledby={PAGE_TITLE} className={styles.main}>
            <ArrivalNotice />
            <LaterParts onKeys={() => palette.open('keys')} />
            {user?.fleet_id != null && (asks || behind) ? (
              <LazyBoundary fallback={<PageSkeleton />}>
                {behind ? (
                  <FleetBehind userId={user.id} behind={behind} fleet={fleet?.name} />
                ) : (
                  <LeftFleet id={user.fleet_id} fleet={fleet?.name} />
                )}
              </LazyBoundary>
            ) : (
              <CurrentPage key={scope} />
            )}
          </main>
          <Uploads />
        </div>
      </div>
    </div>
  );
}

/**
 * The page; remounts when the fleet changes. Apart from the frame, so that its updates don't render the page with it,
 * which React does at once and not in pieces while the page is still on its way.
 */
const CurrentPage = memo(function CurrentPage() {
  const { t } = useTranslation();
  return (
    <NotSetText value={t('state.notSet')}>
      <LazyBoundary fallback={<PageSkeleton />}>
        <Outlet />
      </LazyBoundary>
    </NotSetText>
  );
});
