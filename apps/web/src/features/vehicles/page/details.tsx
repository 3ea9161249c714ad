import { formatDate } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Facts, IconButton, Link } from '@wayside/ui';
import type { Fact } from '@wayside/ui';
import { Copy } from 'lucide-react';
import { brand } from '../../../shared/brand/brand.ts';
import { AsideSection } from '../../../shared/page/record-page.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

const isCanada = brand.region === 'CA';

/** How the vehicle is identified. */
export function Details({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'common']);
  const expiration: Fact[] = isCanada
    ? []
    : [{ label: t('facts.plateExpiration'), value: formatDate(vehicle.license_plate_expiration, brand.region) }];
  return (
    <AsideSection
      title={t('facts.title')}
      action={
        <Link href={useFormPlaces().edit(vehicle.id)} aria-label={t('facts.edit')}>
          {t('facts.editShort')}
        </Link>
      }
    >
      <Facts
        look="list"
        facts={[
          { label: t('facts.vin'), value: vehicle.vin && <Vin vin={vehicle.vin} /> },
          { label: t('facts.plate'), value: vehicle.license_plate_number },
          {
            label: t(isCanada ? 'common:region.province' : 'common:region.state'),
            value: vehicle.license_plate_state,
          },
          ...expiration,
          { label: t('facts.otherId'), value: vehicle.other_id },
          { label: t('facts.engine'), value: vehicle.engine },
        ]}
      />
    </AsideSection>
  );
}

function Vin({ vin }: { vin: string }) {
  const { t } = useTranslation('vehicle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(vin);
      toasts.show({ title: t('copied'), tone: 'success' });
    } catch {
      toasts.show({ title: t('copyFailed'), tone: 'error' });
    }
  };
  return (
    <span className={styles.vin}>
      <span className={styles.identifier}>{vin}</span>
      <IconButton
        label={t('copyVin')}
        icon={<Copy size={16} aria-hidden="true" />}
        size="small"
        onPress={() => void copy()}
      />
    </span>
  );
}
