import { useQuery } from '@tanstack/react-query';
import { isFmcUser, vehicleBlock } from '@wayside/domain';
import type { RequestVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Combobox } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../brand/brand.ts';
import { both } from '../data/loaded.tsx';
import { useKnownUser } from '../data/user.ts';
import { OnEscape } from '../form/on-escape.tsx';
import { basicVehiclesQuery, requestVehiclesQuery } from '../shops/shops.queries.ts';
import { useVehicleText } from './use-vehicle-text.ts';

/** Options drawn at once; typing finds the others. */
const SHOWN = 40;

/** Vehicles that service can be requested for: those of the fleet that the user is in. Without the user nobody knows whose to ask for. */
export function useRequestVehicles() {
  const user = useKnownUser();
  // A management company's user sees every fleet; the request is for the one they act in.
  const fleetId = user.data && isFmcUser(user.data) ? (user.data.fleet_id ?? null) : null;
  const vehicles = useQuery({ ...requestVehiclesQuery(fleetId), enabled: user.data !== undefined });
  return { ...both(user, vehicles), data: vehicles.data, isPending: vehicles.isPending };
}

/** Vehicles to choose from where nothing has to be known of their orders. */
export const useFleetVehicles = () => useQuery(basicVehiclesQuery());

export interface VehicleFieldProps<Vehicle extends RequestVehicle> {
  vehicles: { readonly data: readonly Vehicle[] | undefined; readonly isPending: boolean; readonly error: unknown };
  label: string;
  value: number | null;
  onChange: (vehicle: Vehicle | null) => void;
  isOptional?: boolean;
  description?: string | undefined;
}

/** One vehicle of the fleet, found by its unit number, name, plate, VIN or department. Says of each why service cannot be scheduled for it, if so. */
export function VehicleField<Vehicle extends RequestVehicle>(props: VehicleFieldProps<Vehicle>) {
  const { label, value, onChange, isOptional = false, description } = props;
  const { t } = useTranslation(['shops', 'common']);
  const { data: vehicles = [], isPending, error } = props.vehicles;
  const texts = useVehicleText();
  const chosen = vehicles.find(({ id }) => id === value);
  const chosenName = chosen ? texts.name(chosen) : '';
  const [text, setText] = useState(chosenName);
  const [known, setKnown] = useState(chosenName);
  // In the same drawing as the choice: a text that follows later would open the list again.
  if (known !== chosenName) {
    setKnown(chosenName);
    setText(chosenName);
  }

  const searched = (vehicle: Vehicle): string =>
    [texts.name(vehicle), texts.details(vehicle), vehicle.other_id, vehicle.name_of_vehicle].filter(Boolean).join('\n').toLowerCase();
  const wanted = text === chosenName ? '' : text.trim().toLowerCase();
  const found = wanted === '' ? vehicles : vehicles.filter((vehicle) => searched(vehicle).includes(wanted));
  const noteOf = (vehicle: Vehicle): string => {
    const block = vehicleBlock(vehicle, { requiresEnrolment: brand.switches.vehicleEnroll });
    return [texts.details(vehicle), block && t(`vehicle.reason.${block}`)].filter(Boolean).join(' · ');
  };
  // The chosen one is always there: the field falls back to its name.
  const others = found.filter((vehicle) => vehicle !== chosen).slice(0, SHOWN);
  const listed = chosen ? (wanted === '' ? [chosen, ...others] : [...others, chosen]) : others;
  const options = listed.map((vehicle) => ({ id: String(vehicle.id), label: texts.name(vehicle), description: noteOf(vehicle) }));
  const help = found.length > SHOWN && wanted !== '' ? t('vehicle.more', { shown: SHOWN, total: found.length }) : description;

  return (
    <OnEscape do={() => setText(chosenName)}>
      <Combobox
        label={label}
        options={options}
        isSearched
        isLoading={isPending && !error}
        value={value === null ? null : String(value)}
        onChange={(id) => {
          // No id: the list was closed, by scrolling even. What is being typed stays.
          const picked = vehicles.find((vehicle) => String(vehicle.id) === id);
          if (!picked || picked === chosen) return;
          setText(texts.name(picked));
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
        placeholder={t('vehicle.placeholder')}
        {...(isOptional && { optionalText: t('common:state.optional') })}
        {...(Boolean(error) && { error: t('vehicle.failed') })}
        {...(help !== undefined && { description: help })}
      />
    </OnEscape>
  );
}
