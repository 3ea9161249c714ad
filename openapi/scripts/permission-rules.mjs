import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expandRoles, isForAnyone, operationsOf } from './contract.mjs';

const TABLE = new URL('../permissions.yaml', import.meta.url);

/** Holds `x-roles` against the table that people agreed on: the same roles for each operation. */
export function checkPermissions(contract, report) {
  const { roles, operations } = parse(readFileSync(TABLE, 'utf8'));
  const names = Object.keys(roles);
  const rolesOf = (who) => names.filter((role) => who === 'everyone' || who === role || roles[role].includes(who));
  const same = (one, other) => one.length === other.length && one.every((role) => other.includes(role));
  const say = (list) => (list.length > 0 ? list.join(', ') : 'anyone');

  const left = new Set(Object.keys(operations));
  for (const { operation } of operationsOf(contract)) {
    const { operationId } = operation;
    const agreed = operations[operationId] ?? 'everyone';
    left.delete(operationId);
    const sets = [agreed].flat();
    const isOpen = sets.includes('anyone');
    const expected = [...new Set(sets.flatMap(rolesOf))];
    if (!isOpen && sets.some((who) => rolesOf(who).length === 0)) report(operationId, `permissions.yaml names ${sets.join(', ')}, of which one is nobody`);
    const actual = isForAnyone(operation) ? [] : expandRoles(contract, operation['x-roles'] ?? []);
    if (isOpen !== isForAnyone(operation) || !same(expected, actual)) {
      report(operationId, `x-roles lets in ${say(actual)}; openapi/permissions.yaml says ${say(expected)}: correct one of them`);
    }
  }
  for (const operationId of left) report(operationId, 'is in openapi/permissions.yaml and not in the contract: take it off');
}
