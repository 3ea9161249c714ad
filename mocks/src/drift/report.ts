import type { Checked } from './drift.ts';

/** Why nothing could be checked, in one line; undefined when something could. */
export function hindrance(
  checked: readonly Checked[],
  { url, hasToken }: { url: string; hasToken: boolean },
): string | undefined {
  const unanswered = checked.filter(({ answered }) => answered === undefined);
  if (unanswered.length > 0 && unanswered.length === checked.length)
    return `${url} cannot be reached. ${unanswered[0]!.findings[0]?.message ?? ''}`.trim();
  // Some operations need no token, so not every call is refused.
  const refused = checked.filter(({ recorded, answered }) => recorded < 400 && answered === 401);
  if (refused.length * 2 <= checked.length) return undefined;
  return hasToken
    ? `${url} does not accept the --token.`
    : `${url} needs --token: ${refused.length} of ${checked.length} calls were refused as not signed in.`;
}

/**
 * The readable result of a check: every finding by operation, then the calls that could not be checked, then the
 * totals.
 */
export function driftReport(checked: readonly Checked[], leftOut: number): string {
  const drifted = checked.filter(({ findings }) => findings.length > 0);
  const different = checked.filter(
    ({ findings, recorded, answered }) => findings.length === 0 && recorded !== answered,
  );
  const lines = drifted.flatMap(({ operation, call, answered, findings }) => [
    `✗ ${operation}  ${call}  ${answered === undefined ? '' : `→ ${answered}`}`,
    ...findings.map(({ direction, at, message }) => `    ${direction}${at && ` ${at}`}: ${message}`),
  ]);
  if (different.length > 0) {
    lines.push('', 'Matches the contract, but responded differently from our own server, so its success was not seen:');
    lines.push(
      ...different.map(({ operation, recorded, answered }) => `  ${operation}: ${answered} (ours ${recorded})`),
    );
  }
  const left = leftOut > 0 ? ` ${leftOut} that change data were left out.` : '';
  lines.push('', `${checked.length} operations called, ${drifted.length} drifted.${left}`);
  return lines.join('\n').replace(/^\n+/, '');
}

/** Read-only calls, which are safe to send to a third-party API without asking. */
export const isSafe = ({ method }: { method: string }): boolean => method === 'GET';
