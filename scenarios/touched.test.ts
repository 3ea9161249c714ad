import { describe, expect, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { touchedBy } from './touched.ts';

const cases = [...scenarios.values()];
const touched = (...files: string[]) =>
  touchedBy(files, cases, (file) => (file.includes('policies') ? ['policies/ready'] : []));

describe('a change touches', () => {
  it('the scenarios that a file defines, or those of its area where they are derived', () => {
    expect(touched('scenarios/policies/policies.scenario.ts').scenarios).toEqual(['policies/ready']);
    expect(touched('scenarios/statuses/statuses.scenario.ts').scenarios).toContain('statuses/order-paid');
    expect(touched('scenarios/statuses/statuses.scenario.ts').scenarios).not.toContain('policies/ready');
  });

  it('the screens of a feature', () => {
    const { scenarios: ids } = touched('apps/web/src/features/approval/lines/lines.tsx');
    expect(ids).toEqual(expect.arrayContaining(['order-approval/ready', 'order-approval/slow-decision']));
    expect(ids.some((id) => id.startsWith('vehicles/'))).toBe(false);
  });

  it('a screen, by its file', () => {
    const { scenarios: ids } = touched('scenarios/screens/policies/policies.screen.ts');
    expect(ids).toEqual(expect.arrayContaining(['policies/ready', 'failures/createPolicy/invalid']));
    expect(ids).not.toContain('order-approval/ready');
  });

  it('the scenarios that begin at the address of a screen', () =>
    expect(touched('apps/web/src/features/dashboard/dashboard.page.tsx').scenarios).toContain('dashboard/no-orders'));

  it('what calls an operation, and its declared failures', () => {
    const { scenarios: ids } = touched('openapi/paths/policies.yaml');
    expect(ids).toEqual(
      expect.arrayContaining(['policies/ready', 'policies/lost-answer', 'failures/createPolicy/invalid']),
    );
    expect(ids).not.toContain('order-approval/ready');
    expect(touched('mocks/src/handlers/policies.ts')).toEqual(touched('openapi/paths/policies.yaml'));
  });

  it('every screen that makes a call of the operation, not only the one where it is met first', () => {
    // Entering maintenance opens with calls that are met first on the page of shops.
    const { scenarios: ids } = touched('openapi/paths/shops.yaml');
    expect(ids).toEqual(expect.arrayContaining(['shops/near-chicago', 'history/entering']));
  });

  it('a brand', () =>
    expect(touched('packages/brands/src/canada/brand.ts')).toEqual({ scenarios: [], brands: ['canada'] }));

  it('nothing, where only words and tools change', () =>
    expect(
      touched('README.md', 'apps/cli/src/run.ts', 'apps/web/src/demo/player.ts', 'mocks/src/test/faults.test.ts'),
    ).toEqual({
      scenarios: [],
      brands: [],
    }));

  it('everything, where all pages share it', () =>
    expect(touched('packages/ui/src/button/button.tsx').everything).toBe('packages/ui/src/button/button.tsx'));
});
