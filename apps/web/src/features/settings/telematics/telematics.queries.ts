import { read } from '../../../shared/data/read.ts';

export const syncEventsQuery = () => read('/geotab_sync_events');
