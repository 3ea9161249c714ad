import type { NavigationItem } from './navigation.ts';
import { menuLinks, navigationTabs } from './navigation.ts';
import { canAddFleet, settingsTabs } from './permissions.ts';
import type { PaymentsTabContext, UserLike } from './permissions.ts';
import { costsPlace } from '../orders/cost-dimensions.ts';
import { attentionPlace, bulkUploadPlace, place } from './places.ts';
import { isFmcUser } from './roles.ts';

/** The brand's switches that decide which pages there are. */
export interface PaletteContext extends PaymentsTabContext {
  readonly telematicsTab: boolean;
  readonly membershipCard: boolean;
  readonly vehicleAdd: boolean;
}

const item = <Id extends string>(id: Id, path: string): NavigationItem<Id> => ({ id, path });

/** Pages without a tab of their own in the navigation. */
const inner = {
  attention: item('attention', attentionPlace),
  costs: item('costs', costsPlace()),
  serviceRequest: item('serviceRequest', place.serviceRequest()),
  activeMaintenances: item('activeMaintenances', place.activeMaintenances),
  month: item('month', place.services({ tab: 'active', view: 'month' })),
  agenda: item('agenda', place.services({ tab: 'active', view: 'agenda' })),
  upcomingMaintenances: item('upcomingMaintenances', place.upcomingMaintenances),
  recalls: item('recalls', place.recalls),
  newVehicle: item('newVehicle', place.newVehicle),
  bulkUpload: item('bulkUpload', bulkUploadPlace),
  policies: item('policies', place.settings('policies')),
  payments: item('payments', place.settings('payments')),
  newPayment: item('newPayment', place.newPayment),
  telematics: item('telematics', place.settings('telematics')),
  newFleet: item('newFleet', place.newFleet),
  account: item('account', place.account),
} as const;

export type PalettePage =
  | ReturnType<typeof menuLinks>[number]
  | ReturnType<typeof navigationTabs>[number]
  | (typeof inner)[keyof typeof inner];

/** The pages that the viewer may open, in the order in which the palette lists them. */
export function palettePages(viewer: UserLike | null | undefined, context: PaletteContext): PalettePage[] {
  if (!viewer) return [];
  const settings = settingsTabs(viewer, context);
  const hasPayments = settings.includes('payments');
  const pages: PalettePage[] = [
    ...(isFmcUser(viewer) ? navigationTabs('fmc') : []),
    ...(canAddFleet(viewer) ? [inner.newFleet] : []),
    ...navigationTabs('fleet'),
    inner.attention,
    inner.costs,
    inner.serviceRequest,
    inner.activeMaintenances,
    inner.month,
    inner.agenda,
    inner.upcomingMaintenances,
    inner.recalls,
    ...(context.vehicleAdd ? [inner.newVehicle, inner.bulkUpload] : []),
    inner.policies,
    ...(hasPayments ? [inner.payments, inner.newPayment] : []),
    ...(settings.includes('telematics') ? [inner.telematics] : []),
    inner.account,
    ...menuLinks(viewer, context),
  ];
  return pages.filter(({ id }, index) => pages.findIndex((page) => page.id === id) === index);
}

/** Ignores case and accents, as people do when searching. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well a search fits, best first. */
export const FITS = ['exact', 'start', 'words', 'part'] as const;
export type Fit = (typeof FITS)[number];

/**
 * How well a search fits the texts of one thing: a text is equal to it, or starts with it; or each word of the search
 * starts a word of the texts, or is at least a part of one.
 */
export function fitOf(texts: readonly (string | null | undefined)[], search: string): Fit | undefined {
  const wanted = plain(search.trim());
  const among = texts.flatMap((text) => (text?.trim() ? [plain(text.trim())] : []));
  if (wanted === '') return undefined;
  if (among.includes(wanted)) return 'exact';
  if (among.some((text) => text.startsWith(wanted))) return 'start';
  const parts = wanted.split(/\s+/);
  const words = among.flatMap((text) => text.match(/[\p{L}\p{N}-]+/gu) ?? []);
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 'words';
  const all = among.join('\n');
  return parts.every((part) => all.includes(part)) ? 'part' : undefined;
}

export interface Match<Item> {
  readonly item: Item;
  readonly fit: Fit;
}

/** What fits the search, best first; equally good matches keep their order. */
export function bestMatches<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly (string | null | undefined)[],
  search: string,
): Match<Item>[] {
  return items
    .flatMap((item) => {
      const fit = fitOf(textsOf(item), search);
      return fit ? [{ item, fit }] : [];
    })
    .toSorted((one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit));
}

/** The longest word: a server that looks for one text in each field finds more by it than by the whole search. */
export function longestWord(search: string): string {
  return search
    .trim()
    .split(/\s+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** The number in a search for an order, such as `5000130`, `#5000130` or `order 5000130`. */
export function orderNumberOf(search: string): number | undefined {
  const digits = /^(?:(?:order|bon(?: de travail)?)\b)?\s*#?\s*(\d{1,15})$/i.exec(search.trim())?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}
