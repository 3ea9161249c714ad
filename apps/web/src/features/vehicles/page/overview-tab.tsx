import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows } from '@wayside/ui';
import type { ReactNode } from 'react';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { ActiveOrder } from './active-order.tsx';
import { PastOrders } from './past-orders.tsx';
import { RecommendedServices } from './recommended-services.tsx';
import { VehicleIdentity } from './vehicle-identity.tsx';
import { GloveboxSection } from '../glovebox/glovebox-section.tsx';
import { TelematicsSection } from '../telematics/telematics-section.tsx';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** Sections beside the vehicle's details, from top to bottom. A section with nothing to show returns null. */
const SECTIONS: Readonly<Record<string, (props: { vehicle: Vehicle }) => ReactNode>> = {
  order: ActiveOrder,
  telematics: TelematicsSection,
  documents: GloveboxSection,
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
