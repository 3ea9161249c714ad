import { canChooseDrivers, fullNameOf, offeredDrivers, rolesText } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { readingOf } from '../brand/brand.ts';
import { Loaded } from '../data/loaded.tsx';
import { ChoiceList } from '../form/choice-list.tsx';
import type { User } from '../session/session.ts';
import { usePeople } from './payment-methods.queries.ts';

export interface DriversFieldProps {
  user: User;
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Who may pay with a method. The user, and people who are not listed, are not offered: they stay as they are. */
export function DriversField({ user, value, onChange }: DriversFieldProps) {
  const { t, i18n } = useTranslation(['payment-methods', 'common']);
  const { language } = readingOf(i18n.language);
  // Who was removed by mistake can be chosen again.
  const [first] = useState(value);
  const isAllowed = canChooseDrivers(user);
  return (
    <Loaded
      query={usePeople()}
      skeleton={<SkeletonRows label={t('drivers.loading')} rows={4} columns="1fr" />}
      isCompact
    >
      {(people) => {
        const options = offeredDrivers(people, user, first)
          .map((person) => ({
            id: person.id,
            label: person.is_active ? fullNameOf(person) : t('common:inactiveUser', { name: fullNameOf(person) }),
            description: rolesText(person, language),
          }))
          .toSorted((one, other) => one.label.localeCompare(other.label, language));
        const offered = new Set(options.map(({ id }) => id));
        return (
          <ChoiceList
            label={t('drivers.label')}
            optionalText={t('drivers.optional')}
            description={t(isAllowed ? 'drivers.help' : 'drivers.notAllowed')}
            searchLabel={t('drivers.search')}
            isDisabled={!isAllowed}
            options={options}
            value={value.filter((id) => offered.has(id))}
            onChange={(ids) => onChange([...value.filter((id) => !offered.has(id)), ...ids])}
          />
        );
      }}
    </Loaded>
  );
}
