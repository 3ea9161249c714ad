import { regionRules } from '@wayside/domain';
import type { DistanceUnit } from '@wayside/domain';
import { useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';

const { distanceUnit } = regionRules(brand.region);

/** The unit in which the user reads odometers or costs, kept between visits. The region decides which is first (OPN2-38). */
export function useUnit(of: 'odometer' | 'cost'): readonly [DistanceUnit, (unit: DistanceUnit) => void] {
  const name = `unit_${of}`;
  const [unit, setUnit] = useState<DistanceUnit>(() => {
    const stored = readStored(name);
    return stored === 'mi' || stored === 'km' ? stored : distanceUnit;
  });
  const choose = (chosen: DistanceUnit): void => {
    setUnit(chosen);
    writeStored(name, chosen);
  };
  return [unit, choose];
}
