import { isFmcUser, limits, modeOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, Palette, SEARCH_DEBOUNCE_MS, useDebounced } from '@wayside/ui';
import type { PaletteGroup } from '@wayside/ui';
import { List } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../shared/failure/load-failure.tsx';
import { Loaded } from '../../shared/data/loaded.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { useHasLeftFleet } from '../../shared/session/left-fleet.ts';
import type { User } from '../../shared/session/session.ts';
import { SHOWN, groupsOf } from './find.ts';
import type { Find, Source } from './find.ts';
import styles from './palette.module.css';
import { recentFinds } from './recent-finds.ts';
import { useFleetSource } from './use-fleet-source.ts';
import { useApproveFind, useOrderSource, usePeopleSource, useVehicleSource } from './use-own-sources.ts';
import { useActionSource, usePageSource, usePages } from './use-page-source.ts';
import { useShopSource } from './use-shop-source.ts';
import { useRecentGroups } from './use-recent-groups.ts';

/** What the palette finds: everything, or only fleets to switch to. */
export type PaletteScope = 'all' | 'fleets';

export interface PalettePanelProps {
  scope: PaletteScope;
  /** What was typed before the field was there. */
  typed: string;
  onClose: () => void;
}

/** The content of the palette. */
export function PalettePanel(props: PalettePanelProps) {
  const user = useKnownUser();
  return (
    <Loaded query={user} skeleton={<div className={styles.waiting} />}>
      {(loadedUser) =>
        props.scope === 'fleets' ? (
          <FleetPalette {...props} user={loadedUser} />
        ) : (
          <FullPalette {...props} user={loadedUser} />
        )
      }
    </Loaded>
  );
}

interface ScopedProps extends PalettePanelProps {
  user: User;
}

/** The text as typed, and after a pause in typing. */
function useSearch(before: string) {
  const [text, setText] = useState(before);
  const typed = text.trim();
  // An emptied field needs no pause.
  const late = useDebounced(typed, typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
  return { text, setText, typed, settled: typed === '' ? '' : late };
}

/**
 * The fleet the user has entered, and `currentId`, the one the user acts in: on the pages of the FMC there is none. A
 * fleet that was left has to be entered again, like any other.
 */
function useFleets(user: User): { enteredId: number | null | undefined; currentId: number | null | undefined } {
  const { pathname } = useLocation();
  const enteredId = useHasLeftFleet(user.fleet_id) ? undefined : user.fleet_id;
  return { enteredId, currentId: modeOf(user, pathname) === 'fleet' ? enteredId : undefined };
}

const NO_PAGES: readonly Find[] = [];

function FleetPalette({ user, typed, ...props }: ScopedProps) {
  const search = useSearch(typed);
  const { currentId } = useFleets(user);
  const recent = useRecentGroups({ user, currentId, pages: NO_PAGES });
  const found = useFleetSource({ ...search, isEnabled: isFmcUser(user), currentId });
  // Without a search the recent fleets are listed above.
  const isRecent = (id: string): boolean =>
    recent.fleets.some(({ items }) => items.some((item) => item.id === `recent-${id}`));
  const matches = search.typed === '' ? found.matches.filter(({ item }) => !isRecent(item.id)) : found.matches;
  const fleets = { ...found, matches, all: undefined };
  return (
    <FindPalette
      {...props}
      user={user}
      search={search}
      sources={[fleets]}
      before={recent.fleets}
      isWaiting={recent.isLoading}
      shown={8}
    />
  );
}

function FullPalette({ user, typed, ...props }: ScopedProps) {
  const search = useSearch(typed);
  const { enteredId, currentId } = useFleets(user);
  const own = { user, enteredId, currentId, typed: search.typed, settled: search.settled };
  const pages = usePages(user);
  const recent = useRecentGroups({ user, currentId, pages });
  const fleets = useFleetSource({ ...search, isEnabled: isFmcUser(user) && search.settled !== '', currentId });
  const sources = [
    fleets,
    useVehicleSource(own),
    useOrderSource(own),
    useShopSource(own),
    usePeopleSource(own),
    useActionSource(pages, useApproveFind(own), search.typed),
    usePageSource(pages, search.typed),
  ];
  return (
    <FindPalette
      {...props}
      user={user}
      search={search}
      sources={sources}
      before={[...recent.fleets, ...recent.finds]}
      isWaiting={recent.isLoading}
      shown={search.typed === '' ? pages.length : SHOWN}
    />
  );
}

interface FindPaletteProps extends Omit<ScopedProps, 'typed'> {
  search: ReturnType<typeof useSearch>;
  sources: readonly Source[];
  /** Shown first while nothing is typed. */
  before: readonly PaletteGroup[];
  isWaiting: boolean;
  /** How many of each kind. */
  shown: number;
}

function FindPalette({ scope, onClose, user, search, sources, before, isWaiting, shown }: FindPaletteProps) {
  const { t } = useTranslation(['palette', 'common', 'shell']);
  const administer = useAdminister();
  const texts = scope === 'all' && isFmcUser(user) ? 'company' : scope;
  const [entering, setEntering] = useState<NonNullable<Find['enter']>>();
  const { text, setText, typed } = search;
  const matches = groupsOf(sources, shown);
  const groups: PaletteGroup[] = [
    ...(typed === '' ? before : []),
    ...matches.map(({ id, title, items, total, all }) => ({
      id,
      title: total > items.length ? t('palette:shownOf', { title, shown: items.length, total }) : title,
      items:
        all === undefined
          ? items
          : [
              ...items,
              {
                id: `all-${id}`,
                label: t('palette:showAll', { count: total }),
                icon: <List size={16} aria-hidden="true" />,
                href: all,
              },
            ],
    })),
  ];
  const finds = new Map<string, Find>(groups.flatMap(({ items }) => items.map((item) => [item.id, item as Find])));
  const isSearching = isWaiting || sources.some((source) => source.isSearching);
  const failed = sources.filter((source) => source.failed.length > 0);
  const total = matches.reduce((sum, group) => sum + group.total, 0);

  async function choose(id: string): Promise<void> {
    const find = finds.get(id);
    if (!find) return;
    const { enter, recent, act } = find;
    act?.();
    const close = (fleetId: number | null | undefined): void => {
      if (recent) recentFinds.note({ userId: user.id, fleetId }, recent);
      onClose();
    };
    if (!enter) return close(user.fleet_id);
    setEntering(enter);
    await administer({ fleetId: enter.fleetId, next: enter.next, onEntered: () => close(enter.fleetId) });
    // Another fleet may have been chosen since.
    return setEntering((now) => (now === enter ? undefined : now));
  }

  const status = ((): string => {
    if (entering !== undefined)
      return entering.fleet === '' ? t('palette:enteringUnnamed') : t('palette:entering', { fleet: entering.fleet });
    if (isSearching || typed === '') return '';
    return total === 0 && failed.length > 0 ? '' : t('palette:found', { count: total });
  })();

  return (
    <Palette
      label={t(`palette:${scope}.label`)}
      placeholder={t(`palette:${texts}.placeholder`)}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      search={text}
      onSearch={setText}
      maxLength={limits.vehicleName}
      groups={groups}
      listLabel={t('palette:results')}
      onAction={(id) => void choose(id)}
      status={status}
      loadingLabel={entering !== undefined ? status : isSearching ? t('palette:searching') : undefined}
      empty={
        isSearching || failed.length > 0 ? (
          <div className={styles.waiting} />
        ) : typed === '' ? (
          <EmptyState kind="first-use" title={t('shell:header.noFleets')} />
        ) : (
          <EmptyState kind="filtered" title={t('palette:none', { search: typed })}>
            {t('palette:hint')}
          </EmptyState>
        )
      }
      footer={
        failed.length > 0 && (
          <div className={styles.failed}>
            <LoadFailure
              isCompact
              about={t('palette:failed', { what: failed.map(({ title }) => title).join(', ') })}
              problem={failed[0]!.failed[0]!.error}
              onRetry={() => {
                for (const query of failed.flatMap((source) => source.failed)) void query.refetch();
              }}
              isRetrying={false}
            />
          </div>
        )
      }
    />
  );
}
