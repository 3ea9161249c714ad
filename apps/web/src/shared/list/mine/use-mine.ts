import { ofVehicles, ownVehicles, withQuery } from '@wayside/domain';
import { useMemo } from 'react';
import { useCurrentUser } from '../../data/user.ts';
import { useAddress } from '../use-address.ts';
import { oneOf, readParam, withParam } from '../use-address-param.ts';

const NAME = 'mine';
const OFF = oneOf(['off']);

/** The address that shows what all vehicles have, too. */
export const withAllVehicles = (query: URLSearchParams): URLSearchParams => withParam(query, NAME, OFF, 'off');

const ofAll = (href: string): string => withQuery(href, { [NAME]: 'off' });

/**
 * The one filter "My vehicles" (PPV-10): on for drivers with vehicles until `mine=off` is in the address. Lists, and
 * counts that lead to them, keep what `ofVehicles(items, vehicles, …)` keeps.
 */
export function useMine() {
  // The stored copy will do: this is a convenience, not a permission.
  const { data: user } = useCurrentUser();
  const { search, go } = useAddress();
  const own = useMemo(() => ownVehicles(user), [user]);
  const isOff = readParam(new URLSearchParams(search), NAME, OFF) === 'off';
  return {
    /** Whose rows are shown; undefined for all. */
    vehicles: isOff ? undefined : own,
    /** Whether there is anything to switch. */
    isOffered: own !== undefined,
    isOn: own !== undefined && !isOff,
    setOn: (isOn: boolean) => go((query) => (isOn ? withParam(query, NAME, OFF, undefined) : withAllVehicles(query))),
    /** A link from here to a list that counts like this page. */
    to: (href: string) => (own && isOff ? ofAll(href) : href),
    /** A link to a list that has to show what is about a vehicle, also if it is not theirs. */
    toVehicle: (href: string, vehicleId: number | undefined) =>
      own && (vehicleId === undefined || !own.has(vehicleId)) ? ofAll(href) : href,
    /** A link to the list behind what counts all vehicles, always. */
    toAll: (href: string) => (own ? ofAll(href) : href),
  };
}

/** Whose row it is, of orders and intervals. */
export const vehicleIdOf = ({ vehicle }: { readonly vehicle: { readonly id: number } }): number => vehicle.id;

/** The rows of a list that "My vehicles" leaves, and what it hides, for `HiddenRows`. `idOf` must be stable. */
export function useMineOf<Item>(items: readonly Item[] | undefined, idOf: (item: Item) => number) {
  const { vehicles, setOn } = useMine();
  const rows = useMemo(() => items && ofVehicles(items, vehicles, idOf), [items, vehicles, idOf]);
  return {
    rows,
    hidden: {
      listed: rows?.length,
      hidden: { vehicles: items && rows && items.length - rows.length },
      onShowAll: () => setOn(false),
    },
  };
}
