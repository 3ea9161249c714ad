import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { readingOf } from '../brand/brand.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import type { PolicyData } from './policies.queries.ts';
import { policyWords } from './policy-words.ts';
import type { PolicyWords } from './policy-words.ts';

const byId = <Item extends { readonly id: number }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

/** Descriptions of policies with the names used in the fleet. */
export function usePolicyWords({ policies, people, vehicles, knowsVehicles, services }: PolicyData): PolicyWords {
  const { t, i18n } = useTranslation('policies');
  const texts = useVehicleText();
  const { language } = i18n;
  return useMemo(() => {
    const [person, vehicle, service] = [byId(people), byId(vehicles), byId(services)];
    const [nameOf, markOf] = [texts.distinct(vehicles, 'name'), texts.distinct(vehicles, 'mark')];
    return policyWords(t, readingOf(language), {
      person: (id) => person.get(id)?.name || t('deletedInSentence'),
      approver: (id) => {
        const approver = person.get(id);
        if (!approver || approver.isDeleted) return t('deletedUser');
        return approver.is_active === false ? t('inactiveUser', { name: approver.name }) : approver.name;
      },
      service: (id) => service.get(id)?.name ?? t('unknown.service', { id }),
      vehiclesOf: ({ id, vehicle_ids }) => {
        // Another fleet's vehicles aren't among those that are loaded; what is being written has them from the list.
        const isOwn = id === undefined || policies.some((policy) => policy.id === id);
        return knowsVehicles && isOwn ? vehicle_ids.filter((one) => vehicle.has(one)) : vehicle_ids;
      },
      people,
      policies,
      vehicles,
      vehicle: (id) => nameOf(vehicle.get(id) ?? { id }),
      vehicleMark: (id) => markOf(vehicle.get(id) ?? { id }),
    });
  }, [t, language, texts, policies, people, vehicles, knowsVehicles, services]);
}
