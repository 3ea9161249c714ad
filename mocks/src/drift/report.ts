import type { Checked } from './drift.ts';

/** What a check found, for a person: operations that drifted with every finding, then what could not be shown, then the sum. */
export function driftReport(checked: readonly Checked[], leftOut: number): string {
  const drifted = checked.filter(({ findings }) => findings.length > 0);
  const different = checked.filter(({ findings, recorded, answered }) => findings.length === 0 && recorded !== answered);
  const lines = drifted.flatMap(({ operation, call, answered, findings }) => [
    `✗ ${operation}  ${call}  ${answered === undefined ? '' : `→ ${answered}`}`,
    ...findings.map(({ direction, at, message }) => `    ${direction}${at && ` ${at}`}: ${message}`),
  ]);
  if (different.length > 0) {
    lines.push('', 'Matches the contract, but responded differently from our own server, so its success was not seen:');
    lines.push(...different.map(({ operation, recorded, answered }) => `  ${operation}: ${answered} (ours ${recorded})`));
  }
  const left = leftOut > 0 ? ` ${leftOut} that change data were left out.` : '';
  lines.push('', `${checked.length} operations called, ${drifted.length} drifted.${left}`);
  return lines.join('\n').replace(/^\n+/, '');
}

/** Calls that leave everything as it was: what may be sent to somebody's API unasked. */
export const isSafe = ({ method }: { method: string }): boolean => method === 'GET';
