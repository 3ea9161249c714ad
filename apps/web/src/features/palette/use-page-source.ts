import { bestMatches, palettePages } from '@wayside/domain';
import type { PalettePage } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { ParseKeys } from '@wayside/i18n';
import { ArrowRight, Moon, Sun } from 'lucide-react';
import { createElement, useMemo } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { chooseTheme, shownTheme } from '../../shared/brand/theme.ts';
import { useMyFleet } from '../../shared/data/user.ts';
import type { User } from '../../shared/session/session.ts';
import type { Find, Source } from './find.ts';

/** Where the titles are. */
const NAMESPACES = ['shell', 'bulk-upload', 'dashboard', 'palette', 'policies', 'settings', 'telematics'] as const;

/** Texts of the pages that are not in the navigation. */
const TITLES = {
  attention: 'dashboard:attention.title',
  costs: 'dashboard:costs.total',
  serviceRequest: 'shell:titles.serviceRequest',
  activeMaintenances: 'shell:titles.activeMaintenances',
  month: 'palette:pages.month',
  agenda: 'palette:pages.agenda',
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
} as const satisfies Partial<Record<PalettePage['id'], ParseKeys<typeof NAMESPACES>>>;

/** Other words for pages whose name nobody may think of. */
const WORDS = {
  attention: 'palette:words.attention',
  costs: 'palette:words.costs',
  month: 'palette:words.calendar',
  agenda: 'palette:words.calendar',
  serviceRequest: 'palette:words.serviceRequest',
  newVehicle: 'palette:words.newVehicle',
} as const satisfies Partial<Record<PalettePage['id'], ParseKeys<['palette']>>>;

const hasWords = (id: PalettePage['id']): id is keyof typeof WORDS => id in WORDS;

const isInner = (id: PalettePage['id']): id is keyof typeof TITLES => id in TITLES;

/** The pages that the user may open. */
export function usePages(user: User): Find[] {
  const { t } = useTranslation(NAMESPACES);
  const { data: fleet } = useMyFleet();
  return useMemo(
    () =>
      palettePages(user, { ...brand.switches, fleet }).map(({ id, path }) => ({
        id: `page-${id}`,
        label: isInner(id) ? t(TITLES[id]) : t(`shell:nav.${id}`),
        words: hasWords(id) ? t(WORDS[id]) : undefined,
        icon: createElement(ArrowRight, { size: 16, 'aria-hidden': true }),
        href: path,
        recent: { kind: 'page', id },
      })),
    // `t` changes with the language.
    [user, fleet, t],
  );
}

/** Pages on which something is begun. */
const ACTIONS: readonly PalettePage['id'][] = ['serviceRequest', 'newVehicle', 'bulkUpload', 'newPayment', 'newFleet'];
const isAction = ({ recent }: Find): boolean =>
  recent?.kind === 'page' && (ACTIONS as readonly string[]).includes(recent.id);

/** By name or another word for it; without a search, all of them. */
function useNamed(id: 'actions' | 'pages', finds: readonly Find[], typed: string): Source {
  const { t } = useTranslation('palette');
  const matches =
    typed === ''
      ? finds.map((item) => ({ item, fit: 'part' as const }))
      : bestMatches(finds, ({ label, words }) => [label, words], typed);
  return { id, title: t(`groups.${id}`), matches, isSearching: false, failed: [] };
}

export function usePageSource(pages: readonly Find[], typed: string): Source {
  return useNamed(
    'pages',
    pages.filter((page) => !isAction(page)),
    typed,
  );
}

/** What can be done: pages on which something is begun, orders to approve, and the other theme. */
export function useActionSource(pages: readonly Find[], approve: Find | undefined, typed: string): Source {
  const { t } = useTranslation('palette');
  const [theme, icon] = shownTheme() === 'dark' ? (['light', Sun] as const) : (['dark', Moon] as const);
  const other: Find = {
    id: 'theme',
    label: t(`theme.${theme}`),
    icon: createElement(icon, { size: 16, 'aria-hidden': true }),
    act: () => chooseTheme(theme),
  };
  return useNamed('actions', [...pages.filter(isAction), ...(approve ? [approve] : []), other], typed);
}
