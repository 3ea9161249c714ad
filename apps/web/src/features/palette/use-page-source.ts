import { bestMatches, palettePages } from '@wayside/domain';
import type { PalettePage } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { ParseKeys } from '@wayside/i18n';
import { ArrowRight } from 'lucide-react';
import { createElement, useMemo } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { useMyFleet } from '../../shared/data/user.ts';
import type { User } from '../../shared/session/session.ts';
import type { Find, Source } from './find.ts';

/** Texts of the pages that are not in the navigation. */
const TITLES = {
  serviceRequest: 'shell:titles.serviceRequest',
  activeMaintenances: 'shell:titles.activeMaintenances',
  upcomingMaintenances: 'shell:titles.upcomingMaintenances',
  recalls: 'shell:titles.recalls',
  newVehicle: 'shell:titles.newVehicle',
  bulkUpload: 'bulk-upload:title',
  policies: 'policies:title',
  payments: 'settings:tabs.payments',
  newPayment: 'shell:titles.newPayment',
  telematics: 'telematics:title',
  newFleet: 'shell:titles.newFleet',
  account: 'shell:titles.account',
} as const satisfies Partial<
  Record<PalettePage['id'], ParseKeys<['shell', 'bulk-upload', 'policies', 'settings', 'telematics']>>
>;

const isInner = (id: PalettePage['id']): id is keyof typeof TITLES => id in TITLES;

/** The pages that the user may open. */
export function usePages(user: User): Find[] {
  const { t } = useTranslation(['shell', 'bulk-upload', 'policies', 'settings', 'telematics']);
  const { data: fleet } = useMyFleet();
  return useMemo(
    () =>
      palettePages(user, { ...brand.switches, fleet }).map(({ id, path }) => ({
        id: `page-${id}`,
        label: isInner(id) ? t(TITLES[id]) : t(`shell:nav.${id}`),
        icon: createElement(ArrowRight, { size: 16, 'aria-hidden': true }),
        href: path,
        recent: { kind: 'page', id },
      })),
    // `t` changes with the language.
    [user, fleet, t],
  );
}

/** Pages by name. Without a search, all of them. */
export function usePageSource(pages: readonly Find[], typed: string): Source {
  const { t } = useTranslation('palette');
  const matches = useMemo(
    () =>
      typed === ''
        ? pages.map((item) => ({ item, fit: 'part' as const }))
        : bestMatches(pages, ({ label }) => [label], typed),
    [pages, typed],
  );
  return { id: 'pages', title: t('groups.pages'), matches, isSearching: false, failed: [] };
}
