import { scenariosWith } from '../define.ts';
import type { Reach } from '../define.ts';
import { press } from '../reach.ts';

const renameDatabase: readonly Reach[] = [
  press('button', 'Edit name'),
  { type: { 'Database name': 'fleet55' }, press: { role: 'button', name: 'Save name' } },
];
const BRANDS = ['telematics', 'canada'] as const;

const scenario = scenariosWith({ brands: BRANDS, start: '/settings?tab=telematics', signedIn: true });

export const ready = scenario({
  id: 'telematics/ready',
  title: 'The telematics database of a fleet',
  story: 'A name, and one sync for each morning; the list arrives unsorted and is shown newest first.',
  roles: ['Owner', 'Manager', 'Driver'],
});

const FLEET_SYNCS = [
  { id: 903, created_at: '2026-03-16T05:30:00Z', status: 'failed' },
  { id: 901, created_at: '2026-03-14T11:30:00Z', status: 'completed' },
  { id: 902, created_at: '2026-03-15T11:30:00Z', status: 'completed' },
] as const;

export const lastFailed = scenario({
  id: 'telematics/last-sync-failed',
  title: 'The last sync failed',
  story: 'The page says so, and what to do about it.',
  roles: ['Owner', 'Driver'],
  answers: { listSyncEvents: { status: 200, body: [...FLEET_SYNCS] } },
});

export const noSyncs = scenario({
  id: 'telematics/no-syncs',
  title: 'Nothing was ever synced',
  story: 'The list is empty and says what will be in it.',
  answers: { listSyncEvents: { example: 'empty' } },
});

export const manySyncs = scenario({
  id: 'telematics/many-syncs',
  title: 'A year of syncs',
  story: 'Ten rows at once, the rest on demand.',
  roles: ['Owner'],
  answers: {
    listSyncEvents: {
      status: 200,
      body: Array.from({ length: 365 }, (_, at) => ({
        id: 1000 + at,
        created_at: new Date(Date.UTC(2025, 2, 1, 11, 30) + at * 86_400_000).toISOString(),
        status: at % 7 === 0 ? ('failed' as const) : ('completed' as const),
      })),
    },
  },
});

export const syncsFail = scenario({
  id: 'telematics/list-fails-once',
  title: 'The syncs cannot be loaded',
  story: 'The name is there all the same; trying again brings the list.',
  faults: [{ kind: 'server-error', operation: 'listSyncEvents', calls: [1] }],
});

export const syncRunning = scenario({
  id: 'telematics/sync-already-running',
  title: 'A sync is running already',
  story: 'Someone else has just started one: the server says so.',
  roles: ['Owner', 'Manager'],
  answers: { createSyncEvent: { example: 'alreadyRunning' } },
});

export const nameNotFound = scenario({
  id: 'telematics/database-not-found',
  title: 'There is no database with that name',
  story: 'The server does not know the name; it stays in the field to be corrected.',
  roles: ['Owner', 'Manager'],
  answers: { updateFleet: { example: 'databaseNotFound' } },
  reach: renameDatabase,
});

export const nameChanged = scenario({
  id: 'telematics/name-changed-by-another',
  title: 'Someone else renames the database',
  story: 'A look before saving finds it: both names are shown, and ours can be saved on top of theirs.',
  roles: ['Owner', 'Manager'],
  colleagueActs: [{ at: { operation: 'getMyFleet', call: 2 }, who: 'Admin', does: 'renamesDatabase' }],
  reach: [...renameDatabase, { see: 'Someone else changed the same fields' }],
});

export const nameForbidden = scenario({
  id: 'telematics/forbidden',
  title: 'A user can no longer change the database name',
  story: 'The role changed while the page was open: the name stays, and so does what was typed.',
  roles: ['Owner', 'Manager'],
  answers: { updateFleet: { example: 'roleForbidden' } },
  reach: renameDatabase,
});

export const noName = scenario({
  id: 'telematics/no-name',
  title: 'No telematics database yet',
  story: 'There is nothing to sync from until someone enters a name.',
  roles: ['Owner', 'Driver'],
  world: { telematicsDatabase: 'none' },
});
