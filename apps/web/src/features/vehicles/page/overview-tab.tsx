import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useFlag } from '../../../shared/data/flags.ts';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { RecordColumns } from '../../../shared/page/record-page.tsx';
import { ActiveOrder } from './active-order.tsx';
import { Details } from './details.tsx';
import { PastOrders } from './past-orders.tsx';
import { RecommendedServices } from './recommended-services.tsx';
import { DriverLines, PolicyLines, RecallLines } from './related.tsx';
import type { Vehicle } from './vehicle.queries.ts';

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

type Sections = Readonly<Record<string, (props: { vehicle: Vehicle }) => ReactNode>>;

/** What happens to the vehicle, from top to bottom. A section with nothing to show returns null. */
const MAIN: Sections = {
  order: ActiveOrder,
  telematics: Telematics,
  recommended: RecommendedServices,
  past: PastOrders,
};

/** What it is, and what belongs to it. What is loaded later stands below, so that nothing moves. */
const ASIDE: Sections = {
  details: Details,
  policies: PolicyLines,
  recalls: RecallLines,
  documents: Glovebox,
  drivers: DriverLines,
};

/** What the vehicle is, and what is happening to it. */
export function OverviewTab({ vehicle }: { vehicle: Vehicle }) {
  return (
    <RecordColumns aside={<Parts sections={ASIDE} vehicle={vehicle} />}>
      <Parts sections={MAIN} vehicle={vehicle} />
    </RecordColumns>
  );
}

function Parts({ sections, vehicle }: { sections: Sections; vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  return Object.entries(sections).map(([id, Section]) => (
    <PanelBoundary key={id}>
      <LazyBoundary fallback={<SkeletonRows label={t('loading')} rows={3} columns="1fr" />}>
        <Section vehicle={vehicle} />
      </LazyBoundary>
    </PanelBoundary>
  ));
}
