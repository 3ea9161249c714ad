import type { JournalEntry, Source } from '@wayside/scenarios/control';
import { Link, StatusPill } from '@wayside/ui';
import type { Column, StatusTone } from '@wayside/ui';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import styles from './session.module.css';

export const sourceTexts: Record<Source, string> = {
  fault: 'Fault',
  guard: 'Guard',
  tester: 'Tester',
  scenario: 'Scenario',
  handler: 'World',
  contract: 'Contract example',
};

/** The URL of a call's details. */
export const callHref = (id: string, number: number): string => `/sessions/${id}?call=${number}`;

export function statusTone(status: number): StatusTone {
  if (status >= 500) return 'critical';
  if (status >= 400) return 'attention';
  return status >= 300 ? 'neutral' : 'success';
}

export function useJournalColumns(id: string): Column<JournalEntry>[] {
  return useMemo(
    () => [
      {
        id: 'call',
        header: 'Call',
        cell: ({ number, method }) => (
          <Link href={callHref(id, number)} tone="plain">
            <span className={styles.call}>
              <span className={styles.number}>{number}</span>
              <code>{method}</code>
            </span>
          </Link>
        ),
      },
      {
        id: 'path',
        header: 'Path',
        cell: ({ path, operation, requestViolations, answerViolations }) => (
          <span className={styles.lines}>
            <code className={styles.path}>{path}</code>
            <span className={styles.note}>{operation}</span>
            {requestViolations.length > 0 && <Broken>The request breaks the contract</Broken>}
            {answerViolations.length > 0 && <Broken>The response breaks the contract</Broken>}
          </span>
        ),
      },
      {
        id: 'status',
        header: 'Status',
        kind: 'status',
        cell: ({ status }) => <StatusPill tone={statusTone(status)}>{String(status)}</StatusPill>,
      },
      { id: 'source', header: 'Response from', value: ({ source }) => sourceTexts[source] },
      {
        id: 'milliseconds',
        header: 'Milliseconds',
        value: ({ milliseconds }) => milliseconds.toFixed(1),
        kind: 'number',
      },
    ],
    [id],
  );
}

function Broken({ children }: { children: string }) {
  return (
    <span className={styles.broken}>
      <TriangleAlert size={12} aria-hidden="true" />
      {children}
    </span>
  );
}
