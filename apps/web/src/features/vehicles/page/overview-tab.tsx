import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useFlag } from '../../../shared/data/flags.ts';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { ActiveOrder } from './active-order.tsx';
import { PastOrders } from './past-orders.tsx';
import { RecommendedServices } from './recommended-services.tsx';
import { VehicleIdentity } from './vehicle-identity.tsx';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

const GloveboxPanel = lazyPart(() => import('../glovebox/glovebox-panel.tsx'), 'GloveboxPanel');
const TelematicsPanel = lazyPart(() => import('../telematics/telematics-panel.tsx'), 'TelematicsPanel');

/** What the device of the vehicle reports; nothing without the flag or without a device. */
function Telematics({ vehicle }: { vehicle: Vehicle }) {
  return useFlag('telematics_section') && vehicle.geotab_device_id ? <TelematicsPanel vehicle={vehicle} /> : null;
}

/** The documents of the vehicle; nothing, and no call, without the flag. */
function Glovebox({ vehicle }: { vehicle: Vehicle }) {
  return useFlag('glovebox') ? <GloveboxPanel vehicle={vehicle} /> : null;
}

/** Sections beside the vehicle's details, from top to bottom. A section with nothing to show returns null. */
const SECTIONS: Readonly<Record<string, (props: { vehicle: Vehicle }) => ReactNode>> = {
  order: ActiveOrder,
  telematics: Telematics,
  documents: Glovebox,
  recommended: RecommendedServices,
  past: PastOrders,
};

/** What the vehicle is, and what is happening to it. */
export function OverviewTab({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {Object.entries(SECTIONS).map(([id, Section]) => (
          <PanelBoundary key={id}>
            <LazyBoundary fallback={<SkeletonRows label={t('loading')} rows={3} />}>
              <Section vehicle={vehicle} />
            </LazyBoundary>
          </PanelBoundary>
        ))}
      </div>
      <PanelBoundary>
        <VehicleIdentity vehicle={vehicle} />
      </PanelBoundary>
    </div>
  );
}
