import type { DecideOutcome } from '@wayside/machines';
import { authenticationToken } from '../session/session.ts';
import type { OrderDecision } from './order-decision.ts';

/** Outcome of a decision that no page or dialog is waiting for. */
export interface DecisionReport {
  readonly decision: OrderDecision;
  readonly outcome: DecideOutcome;
}

type Listener = (report: DecisionReport) => void;

let listener: Listener | undefined;
let waiting: { report: DecisionReport; token: string | undefined }[] = [];

const reported = new WeakSet<DecideOutcome>();

/** Reports an outcome once: right away, or as soon as there is a listener. */
export function reportDecision(report: DecisionReport): void {
  if (reported.has(report.outcome)) return;
  reported.add(report.outcome);
  if (listener) listener(report);
  else waiting.push({ report, token: authenticationToken() });
}

/**
 * Registers the listener. It first receives waiting reports; those of another session are dropped.
 * @returns removes the listener
 */
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
