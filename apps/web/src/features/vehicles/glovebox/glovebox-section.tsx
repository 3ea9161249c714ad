import { lazyPart } from '@wayside/ui';
import { useFlag } from '../../../shared/data/flags.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';

const GloveboxPanel = lazyPart(() => import('./glovebox-panel.tsx'), 'GloveboxPanel');

/** The documents of the vehicle; nothing, and no call, without the flag. */
export const GloveboxSection = ({ vehicle }: { vehicle: Vehicle }) => (useFlag('glovebox') ? <GloveboxPanel vehicle={vehicle} /> : null);
