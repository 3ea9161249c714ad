import { isVehicleIdentified } from '@wayside/domain';
import type { Schemas } from '@wayside/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormPlaces } from '../form/use-open-form.ts';

type Vehicle = Schemas['Vehicle'];

/** The vehicle to activate or deactivate once confirmed. What an unidentified one lacks is entered in the form first (OPN2-34). */
export function useActivation() {
  const navigate = useNavigate();
  const forms = useFormPlaces();
  const [toggling, setToggling] = useState<Vehicle>();
  return {
    toggling,
    toggle: (vehicle: Vehicle): void => {
      if (vehicle.is_active || isVehicleIdentified(vehicle)) setToggling(vehicle);
      else void navigate(forms.edit(vehicle.id, 'activate'));
    },
    close: () => setToggling(undefined),
  };
}
