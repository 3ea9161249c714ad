import { useQuery } from '@tanstack/react-query';
import { hasOpenOrder, isFmcUser, vehicleBlock } from '@wayside/domain';
import type { RequestVehicle, VehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Combobox } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { brand } from '../brand/brand.ts';
import { both } from '../data/loaded.tsx';
import { onlyIf } from '../data/read.ts';
import { useKnownUser } from '../data/user.ts';
import { OnEscape } from '../form/on-escape.tsx';
import { useBlockText } from './block-link.tsx';
import { useVehicleText } from './use-vehicle-text.ts';
import { basicVehiclesQuery, requestVehiclesQuery } from './vehicles.queries.ts';

/** Maximum number of options to render; typing finds the others. */
const SHOWN = 40;

/** The vehicles of the user's fleet, for service requests. Loaded after the user, who determines the fleet. */
export function useRequestVehicles({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const user = useKnownUser();
  // FMC users see every fleet; the request is for the one they act in.
  const fleetId = user.data && isFmcUser(user.data) ? (user.data.fleet_id ?? null) : null;
  const vehicles = useQuery(onlyIf(isNeeded, { ...requestVehiclesQuery(fleetId), enabled: user.data !== undefined }));
  return { ...both(user, vehicles), data: vehicles.data, isPending: vehicles.isPending };
}

/** The fleet's vehicles, where their orders don't matter. */
export const useFleetVehicles = () => useQuery(basicVehiclesQuery());

/** Why service can't be scheduled for a vehicle: its open order is said beside any other reason (VOR-01). */
function blocksOf(vehicle: RequestVehicle): readonly VehicleBlock[] {
  const block = vehicleBlock(vehicle, { requiresEnrolment: brand.switches.vehicleEnroll });
  return [...new Set([block, hasOpenOrder(vehicle) && ('orderExistsAlert' as const)])].filter(
    (one) => one !== undefined && one !== false,
  );
}

export interface VehicleFieldProps<Vehicle extends RequestVehicle> {
  vehicles: { readonly data: readonly Vehicle[] | undefined; readonly isPending: boolean; readonly error: unknown };
  label: string;
  value: number | null;
  onChange: (vehicle: Vehicle | null) => void;
  isOptional?: boolean;
  description?: string | undefined;
  /** Says why service can't be scheduled for a vehicle; not where its past is entered. */
  isForService?: boolean;
  /** Puts the label to the left of the field, for toolbars. */
  isInline?: boolean;
  /** No room to say what can be typed. */
  isTight?: boolean;
}

/**
 * Combo box for one of the fleet's vehicles, searched by unit number, name, plate, VIN or department. Those for
 * which service can't be scheduled come last, below a heading, each with the reason.
 */
export function VehicleField<Vehicle extends RequestVehicle>(props: VehicleFieldProps<Vehicle>) {
  const { label, value, onChange, isOptional = false, description, isForService = true, isInline, isTight } = props;
  const { t } = useTranslation(['shops', 'common']);
  const { data, isPending, error } = props.vehicles;
  const vehicles = data ?? [];
  const texts = useVehicleText();
  const nameOf = useMemo(() => texts.distinct(data ?? [], 'name'), [texts, data]);
  const blockText = useBlockText();
  const chosen = vehicles.find(({ id }) => id === value);
  const chosenName = chosen ? nameOf(chosen) : '';
  const [text, setText] = useState(chosenName);
  const [shownName, setShownName] = useState(chosenName);
  // In the same render as the choice: a later change of text would reopen the list.
  if (shownName !== chosenName) {
    setShownName(chosenName);
    setText(chosenName);
  }

  const searched = (vehicle: Vehicle): string =>
    [nameOf(vehicle), texts.details(vehicle), vehicle.other_id, vehicle.name_of_vehicle]
      .filter(Boolean)
      .join('\n')
      .toLowerCase();
  const wanted = text === chosenName ? '' : text.trim().toLowerCase();
  const matches = wanted === '' ? vehicles : vehicles.filter((vehicle) => searched(vehicle).includes(wanted));
  // Those that can be scheduled first, where it matters.
  const isFree = (vehicle: Vehicle): boolean => !isForService || blocksOf(vehicle).length === 0;
  const sorted = (some: readonly Vehicle[]): Vehicle[] => [
    ...some.filter(isFree),
    ...some.filter((vehicle) => !isFree(vehicle)),
  ];
  // Always include the selected vehicle: the field falls back to its name.
  const others = sorted(matches.filter((vehicle) => vehicle !== chosen)).slice(0, SHOWN);
  const listed = chosen ? sorted(wanted === '' ? [chosen, ...others] : [...others, chosen]) : others;
  const options = listed.map((vehicle) => ({
    id: String(vehicle.id),
    label: nameOf(vehicle),
    description: [
      ...(isForService ? blocksOf(vehicle) : []).map((block) => blockText(vehicle, block)),
      texts.details(vehicle),
    ]
      .filter(Boolean)
      .join(' · '),
    group: isFree(vehicle) ? undefined : t('vehicle.blocked'),
  }));
  const help =
    matches.length > SHOWN && wanted !== '' ? t('vehicle.more', { shown: SHOWN, total: matches.length }) : description;

  return (
    <OnEscape do={() => setText(chosenName)}>
      <Combobox
        label={label}
        options={options}
        isSearched
        isInline={isInline}
        isLoading={isPending && !error}
        value={value === null ? null : String(value)}
        onChange={(id) => {
          // Null if the list was closed without a choice, even by scrolling. Keep what was typed.
          const picked = vehicles.find((vehicle) => String(vehicle.id) === id);
          if (!picked || picked === chosen) return;
          setText(nameOf(picked));
          onChange(picked);
        }}
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          if (typed === '' && value !== null) onChange(null);
        }}
        onBlur={() => setText(chosenName)}
        emptyText={t('vehicle.none')}
        loadingText={t('vehicle.loading')}
        placeholder={isTight ? undefined : t('vehicle.placeholder')}
        optionalText={isOptional ? t('common:state.optional') : undefined}
        error={error ? t('vehicle.failed') : undefined}
        description={help}
      />
    </OnEscape>
  );
}
