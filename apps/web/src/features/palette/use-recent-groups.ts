import { isFmcUser, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { PaletteGroup } from '@wayside/ui';
import { Car, ClipboardList } from 'lucide-react';
import { createElement, useState } from 'react';
import { useRecentFleets } from '../../shared/fleets/use-recent-fleets.ts';
import type { Find } from './find.ts';
import { recentFinds } from './recent-finds.ts';
import type { RecentFind } from './recent-finds.ts';
import { useFleetFind } from './use-fleet-source.ts';
import type { Search } from './use-own-sources.ts';

/**
 * Groups for a field without text: the fleets the user acted in, and what was opened from the palette in this fleet: a
 * stored page that is not among `pages` is dropped.
 */
export function useRecentGroups({
  user,
  currentId,
  pages,
}: Pick<Search, 'user' | 'currentId'> & { pages: readonly Find[] }) {
  const { t } = useTranslation('palette');
  const find = useFleetFind(currentId);
  const { data: fleets, isFetching } = useRecentFleets();
  const [recents] = useState(() => recentFinds.list({ userId: user.id, fleetId: user.fleet_id }));
  const finds = recents.flatMap((recent) => {
    const found = findOf(recent, pages);
    return found ? [{ ...found, id: `recent-${found.id}`, recent }] : [];
  });
  const group = (id: string, title: string, items: readonly Find[]): PaletteGroup[] =>
    items.length > 0 ? [{ id, title, items }] : [];
  return {
    fleets: isFmcUser(user)
      ? group(
          'recent-fleets',
          t('groups.recentFleets'),
          (fleets ?? []).map((fleet) => ({ ...find(fleet), id: `recent-fleet-${fleet.id}` })),
        )
      : [],
    finds: group('recent', t('groups.recent'), finds),
    isLoading: isFetching && fleets === undefined,
  };
}

const ICONS = { vehicle: Car, order: ClipboardList };
const PLACES = { vehicle: place.vehicle, order: place.order };

function findOf(recent: RecentFind, pages: readonly Find[]): Find | undefined {
  if (recent.kind === 'page') return pages.find(({ id }) => id === `page-${recent.id}`);
  const { kind, id, label, note } = recent;
  return {
    id: `${kind}-${id}`,
    label,
    note,
    icon: createElement(ICONS[kind], { size: 16, 'aria-hidden': true }),
    href: PLACES[kind](id),
  };
}
