import { noAppointmentLabel, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { brand } from '../brand/brand.ts';
import type { Shop } from './shops.queries.ts';

/** What to do at a shop that takes no appointments, with a link to the card to show there; nothing for other shops. */
export function NoAppointment({ shop }: { shop: Pick<Shop, 'company'> }) {
  const { t } = useTranslation(['shops', 'shell']);
  const label = noAppointmentLabel(shop);
  return (
    label && (
      <>
        {t(`noAppointment.${label}`)}
        {label === 'noAppointmentMembershipCard' && brand.switches.membershipCard && (
          <>
            {' '}
            <Link href={place.membershipCard}>{t('shell:nav.membershipCard')}</Link>
          </>
        )}
      </>
    )
  );
}
