import { canSeeFmcScreens, place } from '@wayside/domain';
import { textsOf } from '../texts.ts';
import type { Control } from './control.ts';

const { t } = await textsOf('en');
const FLEET = place.editFleet(5);
const named = (name: string): Pick<Control, 'name' | 'find'> => ({ name, find: (page) => page.getByRole('button', { name, exact: true }) });

/** Controls of the fleet form and the quick links. */
export const FLEET_CONTROLS: readonly Control[] = [
  { operation: 'createFleet', path: place.newFleet, ...named(t('fleet-form:save')) },
  { operation: 'listFleetPaymentTypes', path: place.newFleet, ...named(t('fleet-form:save')) },
  { operation: 'getFleet', path: place.fleet(5), ...named(t('fleet-form:edit')) },
  // The server also lets fleet admins change their telematics database name.
  { operation: 'updateFleet', path: FLEET, ...named(t('fleet-form:edit')), rule: canSeeFmcScreens },
  { operation: 'deleteFleet', path: FLEET, ...named(t('fleet-form:delete.action')) },
  { operation: 'impersonateFleet', path: FLEET, ...named(t('fmc:administer.action')), rule: canSeeFmcScreens },
  { operation: 'createFleetLink', path: FLEET, ...named(t('fleet-form:links.add')) },
  { operation: 'updateFleetLink', path: FLEET, ...named(t('fleet-form:links.edit', { name: 'Fuel report' })) },
  { operation: 'deleteFleetLink', path: FLEET, ...named(t('fleet-form:links.delete', { name: 'Fuel report' })) },
];
