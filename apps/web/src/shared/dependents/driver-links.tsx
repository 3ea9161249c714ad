import { useTranslation } from '@wayside/i18n';
import { FewLinks } from '../page/few-links.tsx';
import { useUserPlace } from '../people/use-user-place.ts';
import type { User } from '../session/session.ts';

/** Drivers in a sentence, the inactive ones named as such; each leads to where they are found. */
export function DriverLinks({ drivers }: { drivers: readonly User[] }) {
  const { t } = useTranslation('common');
  const placeOf = useUserPlace();
  return (
    <FewLinks
      links={drivers.map((driver) => ({
        id: driver.id,
        name: driver.name,
        label: driver.is_active ? driver.name : t('inactiveUser', { name: driver.name }),
        href: placeOf(driver),
      }))}
    />
  );
}
