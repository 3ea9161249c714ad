import { readFileSync } from 'node:fs';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import * as domain from '@wayside/domain';
import {
  canDeleteHistory,
  canDeleteUser,
  canEditPaymentMethod,
  canSeeDefaultToggle,
  canSeePaymentsTab,
  canToggleActive,
  roleNames,
} from '@wayside/domain';
import type { Role, UserLike } from '@wayside/domain';
import { expectNone } from '@wayside/tooling/expect-none';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Rule = (viewer: UserLike) => boolean;

const driver = { id: 2, roles: ['Driver'] };
const onPaymentsTab: Rule = (viewer) =>
  canSeePaymentsTab(viewer, { paymentsTab: true, fleet: { pays_through_platform: true } });
const ownMethod: Rule = (viewer) =>
  onPaymentsTab(viewer) && canEditPaymentMethod(viewer, { owner_id: viewer.id ?? null });

/** Rules that take more than the viewer, with an example of it. */
const EXAMPLES: Readonly<Record<string, Rule>> = {
  canDeleteHistory: (viewer) => canDeleteHistory(viewer, { maintenance_type: 'Manually Entered' }),
  canDeleteUser: (viewer) => canDeleteUser(viewer, driver),
  canEditPaymentMethod: ownMethod,
  canSeeDefaultToggle: (viewer) => onPaymentsTab(viewer) && canSeeDefaultToggle(viewer),
  canSeePaymentsTab: onPaymentsTab,
  canToggleActive: (viewer) => canToggleActive(viewer, driver),
};

/** A rule that `openapi/permissions.yaml` names. */
function ruleOf(name: string): Rule | undefined {
  const rule: unknown = EXAMPLES[name] ?? (domain as Readonly<Record<string, unknown>>)[name];
  return typeof rule === 'function' && rule.length === 1 ? (rule as Rule) : undefined;
}

const agreed = parse(readFileSync(new URL('../../../openapi/permissions.yaml', import.meta.url), 'utf8')) as {
  offers: Record<string, OperationId[]>;
  offeredToFewer: OperationId[];
};
const offers = Object.entries(agreed.offers).flatMap(([rule, operations]) =>
  operations.map((operation) => [operation, rule] as const),
);
const HOW_TO_AGREE =
  'correct the rule in packages/domain/src/access/permissions.ts, or `x-roles` in openapi/paths together with openapi/permissions.yaml.';

function letIn(operation: OperationId): readonly Role[] {
  const { roles } = operationTable[operation];
  return roles === 'anyone' ? roleNames : roleNames.filter((role) => (roles as readonly Role[]).includes(role));
}

describe('who the server lets in is who the app offers it to', () => {
  const narrow = (Object.keys(operationTable) as OperationId[]).filter(
    (operation) => letIn(operation).length < roleNames.length,
  );

  it('every call that is not for everyone has a rule of the app', () => {
    const named = offers.map(([operation]) => operation);
    expectNone(
      narrow.filter((operation) => !named.includes(operation)),
      'Name this call under a rule of packages/domain/src/access/permissions.ts in `offers` of openapi/permissions.yaml: its `x-roles` let in only some.',
    );
    expectNone(
      named.filter((operation) => !narrow.includes(operation)),
      'Take this call off `offers` in openapi/permissions.yaml: its `x-roles` let in everyone, or it is gone. Or correct its `x-roles` in openapi/paths.',
    );
    expectNone(
      Object.keys(agreed.offers).filter((rule) => !ruleOf(rule)),
      'Correct the name of this rule in `offers` of openapi/permissions.yaml: packages/domain/src/access/permissions.ts has none. If it takes more than the viewer, add an example to EXAMPLES in mocks/src/test/permissions.test.ts.',
    );
  });

  it.each(offers)('[ROL-02] %s, by %s', (operation, rule) => {
    const offered = roleNames.filter((role) => ruleOf(rule)?.({ id: 1, roles: [role] }));
    const permitted = letIn(operation);
    expect(offered.length, `the rule of ${operation} offers it to nobody`).toBeGreaterThan(0);
    expectNone(
      offered.filter((role) => !permitted.includes(role)),
      `The app offers ${operation} to these roles, and the server refuses them: ${HOW_TO_AGREE}`,
    );
    expectNone(
      agreed.offeredToFewer.includes(operation) ? [] : permitted.filter((role) => !offered.includes(role)),
      `The server lets these roles ${operation}, and the app does not offer it: ${HOW_TO_AGREE}`,
    );
  });
});
