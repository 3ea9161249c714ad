import type { ScenarioId } from '@wayside/scenarios';
import { test } from '../../fixtures.ts';
import { playThrough, stories, timeOf } from '../../walk-through.ts';

/**
 * Walk-throughs that need what only a server has: a WebSocket, redirections between hosts, frames, or cookies of
 * a host that outlast a sign-out. In the folder, all walk-throughs are played (folder/walk-throughs.e2e.ts), with the
 * same responses as the server's (mocks/src/test/in-process.test.ts).
 */
const OF_SERVER: readonly ScenarioId[] = [
  'stories/bulk-upload',
  'stories/partner-sign-in',
  'stories/provider-sign-out',
  'stories/first-card',
];

for (const id of OF_SERVER) {
  const story = stories.find((one) => one.id === id)!;
  const { title, brands = ['default'] as const, roles, steps } = story;
  test.describe(`${id} at ${brands[0]}`, () => {
    test.use({ scenario: id, brand: brands[0], role: roles[0] });
    test.describe.configure({ timeout: timeOf(story) });

    test(`[STU-01, STU-03] ${title}: ${steps.length} steps as ${roles[0]}`, async ({ page, mock, edge }) =>
      playThrough(story, { page, mock, edge }));
  });
}
