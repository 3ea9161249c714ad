import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import type { ReactNode } from 'react';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { FaultsPart } from './faults-part.tsx';
import { BatteryPart, OilPart } from './gauge-parts.tsx';
import { TiresPart } from './tires-part.tsx';
import styles from './telematics.module.css';

const PARTS: Readonly<Record<string, (props: { vehicle: Vehicle }) => ReactNode>> = {
  faults: FaultsPart,
  oil: OilPart,
  battery: BatteryPart,
  tires: TiresPart,
};

/** Four kinds of readings; one that fails leaves the others. */
export function TelematicsPanel({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-telematics');
  return (
    <Panel title={t('title')} isFlush>
      <div className={styles.parts}>
        {Object.entries(PARTS).map(([id, Reading]) => (
          <div key={id} className={styles.cell}>
            <PanelBoundary>
              <Reading vehicle={vehicle} />
            </PanelBoundary>
          </div>
        ))}
      </div>
    </Panel>
  );
}
