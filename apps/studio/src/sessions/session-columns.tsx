import { brandOfId } from '@wayside/brands';
import type { SessionSummary } from '@wayside/scenarios/control';
import { IconButton, Link, StatusPill } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { RotateCcw, Trash2 } from 'lucide-react';
import { formatClock } from '../app/moments.ts';
import styles from './sessions.module.css';

interface Actions {
  onReset: (session: SessionSummary) => void;
  onDelete: (session: SessionSummary) => void;
}

export function useSessionColumns({ onReset, onDelete }: Actions): TableColumn<SessionSummary>[] {
  return [
    {
      id: 'scenario',
      header: 'Scenario and session',
      cell: ({ id, scenario }) => (
        <span className={styles.lines}>
          <Link href={`/sessions/${id}`} tone="plain">
            {scenario}
          </Link>
          <code className={styles.note}>{id}</code>
        </span>
      ),
    },
    { id: 'brand', header: 'Brand', cell: ({ brand }) => brandOfId(brand).name },
    { id: 'role', header: 'Role', cell: ({ role }) => role },
    { id: 'clock', header: 'Clock', cell: ({ clock }) => <time dateTime={clock}>{formatClock(clock)}</time> },
    { id: 'calls', header: 'Calls', align: 'right', cell: ({ calls }) => calls },
    { id: 'violations', header: 'Contract', place: 'status', cell: ({ violations }) => <ContractPill violations={violations} /> },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      place: 'actions',
      cell: (session) => (
        <span className={styles.actions}>
          <IconButton
            size="small"
            label={`Reset ${session.scenario} (${session.id})`}
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onPress={() => onReset(session)}
          />
          <IconButton
            size="small"
            label={`Delete ${session.scenario} (${session.id})`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onPress={() => onDelete(session)}
          />
        </span>
      ),
    },
  ];
}

/** Whether every response of the mock conformed to the contract. */
export function ContractPill({ violations }: { violations: number }) {
  return violations === 0 ? (
    <StatusPill tone="success">Kept</StatusPill>
  ) : (
    <StatusPill tone="critical">{violations === 1 ? '1 violation' : `${violations} violations`}</StatusPill>
  );
}
