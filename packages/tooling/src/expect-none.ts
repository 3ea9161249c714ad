import { expect } from 'vitest';

/**
 * Fails with every violation of a rule and with what to do about it, in a sentence for someone who does not know the
 * rule.
 */
export function expectNone(violations: readonly string[], whatToDo: string): void {
  if (violations.length > 0) expect.fail(`${whatToDo}\n${violations.map((one) => `  ${one}`).join('\n')}`);
}
