import { place } from '@wayside/domain';
import { textsOf } from '../texts.ts';
import type { Control } from './control.ts';

const { t } = await textsOf('en');
const HISTORY = place.vehicle(500_001, { tab: 'history' });
const ENTER_HISTORY = place.newMaintenanceHistory({ vehicle: 500_001 });

/** Controls of the maintenance history and the recalls. */
export const HISTORY_CONTROLS: readonly Control[] = [
  {
    operation: 'createMaintenanceHistory',
    path: HISTORY,
    name: t('history:add'),
    find: (page) => page.getByRole('link', { name: t('history:add') }),
  },
  {
    operation: 'deleteManualHistory',
    path: HISTORY,
    name: 'deleting a manual record',
    find: (page) => page.getByRole('button', { name: new RegExp(`^${t('history:delete.action', { date: '' })}`) }),
  },
  {
    operation: 'createMaintenanceHistory',
    path: ENTER_HISTORY,
    name: t('common:actions.save'),
    find: (page) => page.getByRole('button', { name: t('common:actions.save'), exact: true }),
  },
  {
    operation: 'listRecalls',
    path: place.recalls,
    name: 'a vehicle with recalls',
    find: (page) => page.getByRole('heading', { level: 2 }).getByRole('link'),
  },
];
