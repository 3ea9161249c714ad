import type { DecideOutcome } from '@wayside/machines';
import { authenticationToken } from '../session/session.ts';
import type { OrderDecision } from './order-decision.ts';

/** What became of a decision that nobody on screen is waiting for any more. */
export interface DecisionReport {
  readonly decision: OrderDecision;
  readonly outcome: DecideOutcome;
}

type Listener = (report: DecisionReport) => void;

let listener: Listener | undefined;
let waiting: { report: DecisionReport; token: string | undefined }[] = [];

const reported = new WeakSet<DecideOutcome>();

/** Shows an outcome, at once or with the next page of the app; each outcome once. */
export function reportDecision(report: DecisionReport): void {
  if (reported.has(report.outcome)) return;
  reported.add(report.outcome);
  if (listener) listener(report);
  else waiting.push({ report, token: authenticationToken() });
}

/** Called by whoever shows reports; those that are waiting come first, unless they were another session's. Answers what ends it. */
export function onDecisionReport(show: Listener): () => void {
  listener = show;
  const token = authenticationToken();
  const kept = waiting.filter((one) => one.token === token);
  waiting = [];
  for (const { report } of kept) show(report);
  return () => {
    if (listener === show) listener = undefined;
  };
}
