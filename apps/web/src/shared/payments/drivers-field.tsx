import { canChooseDrivers, fullNameOf, offeredDrivers } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { SkeletonRows } from '@wayside/ui';
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
  const { t } = useTranslation('payment-methods');
  const isAllowed = canChooseDrivers(user);
  return (
    <Loaded
      query={usePeople()}
      skeleton={<SkeletonRows label={t('drivers.loading')} rows={4} columns="1fr" />}
      isCompact
    >
      {(people) => {
        const options = offeredDrivers(people, user).map((person) => ({ id: person.id, label: fullNameOf(person) }));
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
