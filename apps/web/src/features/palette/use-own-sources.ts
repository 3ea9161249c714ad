import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import {
  bestMatches,
  fullNameOf,
  isActiveStatus,
  isFmcUser,
  isListedUser,
  openOrdersOf,
  place,
  statusOf,
  withSearch,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Car, ClipboardCheck, ClipboardList, User as UserIcon } from 'lucide-react';
import { createElement, useMemo } from 'react';
import { fleetQuery } from '../../shared/fleets/fleet.queries.ts';
import { useCached } from '../../shared/data/use-cached.ts';
import { awaitingOf, rangeOf } from '../../shared/orders/active-orders.ts';
import { awaitingAt, useOrderTexts } from '../../shared/orders/order-text.ts';
import type { Order } from '../../shared/orders/order-text.ts';
import { fleetOrdersQuery, orderListQuery, orderQuery } from '../../shared/orders/orders.queries.ts';
import { companyUsersQuery, fleetUsersQuery } from '../../shared/people/people.queries.ts';
import type { User } from '../../shared/session/session.ts';
import { useBlockText } from '../../shared/vehicles/block-link.tsx';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { SHOWN } from './find.ts';
import type { Find, Source } from './find.ts';
import { closedOrderNumber, isSelective, vehicleMatchesQuery } from './palette.queries.ts';

export interface Search {
  user: User;
  /** The fleet whose pages open without entering it. */
  enteredId: number | null | undefined;
  /** The fleet the user acts in; undefined on the pages of the management company. */
  currentId: number | null | undefined;
  typed: string;
  /** `typed` after a pause in typing. */
  settled: string;
}

const icon = (Icon: typeof Car) => createElement(Icon, { size: 16, 'aria-hidden': true });
const joined = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Vehicles by unit number, name, plate and VIN; those of another fleet are opened inside that fleet. */
export function useVehicleSource({ user, enteredId, currentId, typed, settled }: Search): Source {
  const { t } = useTranslation('palette');
  const texts = useVehicleText();
  const blockText = useBlockText();
  const isEnabled = isSelective(typed) && isSelective(settled);
  const { data: orders = [] } = useActiveOrders(user, isEnabled && isSearched(user));
  const query = useQuery({ ...vehicleMatchesQuery(settled), enabled: isEnabled });
  const vehicles = isEnabled ? query.data : undefined;
  const matches = useMemo(
    () =>
      bestMatches(
        vehicles ?? [],
        (vehicle) => [
          vehicle.other_id,
          vehicle.license_plate_number,
          vehicle.vin,
          texts.name(vehicle),
          vehicle.name_of_vehicle,
        ],
        typed,
      ),
    [vehicles, typed, texts],
  );
  const isElsewhere = (vehicle: Schemas['Vehicle']): boolean => isFmcUser(user) && vehicle.fleet_id !== enteredId;
  const isOther = (vehicle: Schemas['Vehicle']): boolean => isFmcUser(user) && vehicle.fleet_id !== currentId;
  const nameOfFleet = useFleetNames(
    matches.slice(0, SHOWN).flatMap(({ item }) => (isOther(item) ? [item.fleet_id] : [])),
  );
  const findOf = (vehicle: Schemas['Vehicle']): Find => {
    const [label, details, path] = [texts.name(vehicle), texts.details(vehicle), place.vehicle(vehicle.id)];
    const fleet = isOther(vehicle) ? nameOfFleet(vehicle.fleet_id) : '';
    const [order] = openOrdersOf([vehicle], orders);
    return {
      id: `vehicle-${vehicle.id}`,
      label,
      note: joined(fleet, details, order && blockText({ ...vehicle, active_order: order }, 'orderExistsAlert')),
      icon: icon(Car),
      recent: { kind: 'vehicle', id: vehicle.id, label, note: details },
      ...(isElsewhere(vehicle) ? { enter: { fleetId: vehicle.fleet_id, fleet, next: path } } : { href: path }),
    };
  };
  return {
    id: 'vehicles',
    title: t('groups.vehicles'),
    // Only what is shown needs its texts.
    matches: matches.slice(0, SHOWN).map(({ item, fit }) => ({ item: findOf(item), fit })),
    total: matches.length,
    all: matches.some(({ item }) => isElsewhere(item)) ? undefined : withSearch(place.vehicles, typed),
    isSearching: isSelective(typed) && !query.error && (query.isFetching || typed !== settled),
    failed: isEnabled && query.error && !query.isFetching ? [query] : [],
  };
}

function isMissing(problem: unknown): boolean {
  return problem instanceof ApiError && ['notFound', 'forbidden', 'validation'].includes(problem.failure.kind);
}

/** Whether the user has orders to search. */
const isSearched = (user: User): boolean => isFmcUser(user) || user.fleet_id != null;

/** Active orders; for a management company those of all its fleets, as in its own list. */
function useActiveOrders(user: User, isEnabled: boolean): UseQueryResult<readonly Order[]> {
  const isCompany = isFmcUser(user);
  const ofFleet = useQuery({ ...fleetOrdersQuery(), enabled: isEnabled && !isCompany });
  const ofCompany = useQuery({ ...orderListQuery('active', null), enabled: isEnabled && isCompany });
  return isCompany ? ofCompany : ofFleet;
}

/** The orders of lists that pages have loaded, past ones, too; calls nothing. */
function useLoadedOrders(): readonly Order[] {
  const lists = useCached('/orders/index', 'post');
  return useMemo(() => lists.flatMap(({ data }) => data), [lists]);
}

/** Active orders, and those that pages have loaded, by number, PO number, vehicle and shop; any other by its number. */
export function useOrderSource({ user, enteredId, currentId, typed, settled }: Search): Source {
  const { t } = useTranslation('palette');
  const texts = useOrderTexts();
  const vehicleTexts = useVehicleText();
  const isEnabled = settled !== '' && isSearched(user);
  const active = useActiveOrders(user, isEnabled);
  const number = closedOrderNumber(settled);
  const loaded = useLoadedOrders();
  const isKnown = (active.data ?? []).concat(loaded).some(({ id }) => id === number);
  const isAsked = number !== undefined && active.data !== undefined && !isKnown;
  const closed = useQuery({ ...orderQuery(number ?? 1), enabled: isAsked });
  const listed = settled === '' ? undefined : active.data;
  const closedOrders = isAsked ? closed.data : undefined;
  const orders = useMemo(
    () =>
      bestMatches(
        distinct([...(closedOrders ? [closedOrders] : []), ...(listed ?? []), ...(listed ? loaded : [])]),
        ({ id, po_number, vehicle, shop }) => [
          `${id}`,
          t('order', { number: id, vehicle: vehicleTexts.name(vehicle) }),
          po_number,
          vehicle.other_id,
          vehicleTexts.name(vehicle),
          shop?.name,
        ],
        typed.replace(/^#\s*(?=\d)/, ''),
      ),
    [listed, loaded, closedOrders, typed, vehicleTexts, t],
  );
  const isOther = ({ vehicle }: Order): boolean => isFmcUser(user) && vehicle.fleet_id !== currentId;
  const findOf = (order: Order): Find => {
    const { id, vehicle, po_number, fleet_name } = order;
    const label = t('order', { number: id, vehicle: vehicleTexts.name(vehicle) });
    const note = joined(isOther(order) && fleet_name, texts.status(order), texts.shop(order), po_number);
    const isElsewhere = isFmcUser(user) && vehicle.fleet_id !== enteredId;
    return {
      id: `order-${id}`,
      label,
      note,
      icon: icon(ClipboardList),
      recent: { kind: 'order', id, label, note },
      ...(isElsewhere
        ? { enter: { fleetId: vehicle.fleet_id, fleet: fleet_name, next: place.order(id) } }
        : { href: place.order(id) }),
    };
  };
  const missing = isMissing(closed.error);
  const queries = [active, closed];
  return {
    id: 'orders',
    title: t('groups.orders'),
    matches: orders.slice(0, SHOWN).map(({ item, fit }) => ({ item: findOf(item), fit })),
    total: orders.length,
    // No list has both active and past orders.
    all: orders.every(({ item }) => isActiveStatus(statusOf(item)))
      ? withSearch(
          orders.some(({ item }) => isOther(item)) ? place.fmcActiveOrders : place.services({ tab: 'active' }),
          typed,
        )
      : undefined,
    isSearching:
      isSearched(user) && typed !== '' && (queries.some(({ isFetching }) => isFetching) || typed !== settled),
    failed: isEnabled
      ? queries.filter((query) => query.error && !query.isFetching && !(query === closed && (missing || !isAsked)))
      : [],
  };
}

/** Each order once: as it was found first. */
const distinct = (orders: readonly Order[]): Order[] =>
  [...new Map(orders.toReversed().map((order) => [order.id, order])).values()].toReversed();

/** Leads to the orders that await approval, in the list that has them; nothing for who has no orders. */
export function useApproveFind({ user, currentId, settled }: Search): Find | undefined {
  const { t } = useTranslation('palette');
  const { data } = useActiveOrders(user, settled !== '' && isSearched(user));
  if (!isSearched(user)) return undefined;
  const isCompany = isFmcUser(user) && currentId == null;
  const awaiting = awaitingOf(data ?? []).filter(({ vehicle }) => !isFmcUser(user) || vehicle.fleet_id === currentId);
  // Appointments may be outside the dates that the list begins with.
  const range = rangeOf(awaiting);
  const list = place.services({ tab: 'active', from: range?.start, to: range?.end });
  return {
    id: 'approve',
    label: t('approve'),
    words: t('words.approve'),
    icon: icon(ClipboardCheck),
    href: awaitingAt(isCompany ? place.fmcActiveOrders : list),
  };
}

/** People of the fleet, and of the management company for its users. They open in the list of users. */
export function usePeopleSource({ user, typed, settled }: Search): Source {
  const { t } = useTranslation('palette');
  const isEnabled = settled !== '';
  const ofFleet = useQuery({ ...fleetUsersQuery(), enabled: isEnabled && user.fleet_id != null });
  const hasCompany = isFmcUser(user) && user.affiliation_id != null;
  const ofCompany = useQuery({ ...companyUsersQuery(user), enabled: isEnabled && hasCompany });
  const matches = useMemo(() => {
    const among = (users: readonly User[] | undefined, list: string) =>
      (users ?? []).filter(isListedUser).map((person) => ({ person, list }));
    const people = isEnabled
      ? [...among(ofFleet.data, place.settings('users')), ...among(ofCompany.data, place.fmcUsers)]
      : [];
    return bestMatches(people, ({ person }) => [fullNameOf(person), person.email], typed).map(
      ({ item: { person, list }, fit }) => {
        const label = fullNameOf(person);
        const find: Find = {
          id: `person-${list}-${person.id}`,
          label,
          note: person.email,
          icon: icon(UserIcon),
          href: withSearch(list, label),
        };
        return { item: find, fit };
      },
    );
  }, [isEnabled, ofFleet.data, ofCompany.data, typed]);
  const queries = [ofFleet, ofCompany];
  return {
    id: 'people',
    title: t('groups.people'),
    matches,
    all: hasCompany ? undefined : withSearch(place.settings('users'), typed),
    isSearching: typed !== '' && queries.some(({ isFetching }) => isFetching),
    failed: isEnabled ? queries.filter((query) => query.error && !query.isFetching) : [],
  };
}

/** Names of a few fleets, by ID; empty until they are loaded. */
function useFleetNames(ids: readonly number[]): (id: number) => string {
  const own = [...new Set(ids)];
  const fleets = useQueries({ queries: own.map((id) => fleetQuery(id)) });
  return (id) => fleets[own.indexOf(id)]?.data?.name ?? '';
}
