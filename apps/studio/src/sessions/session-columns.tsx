import { brandOfId } from '@wayside/brands';
import type { ListedSession } from '@wayside/scenarios/control';
import { IconButton, Link, StatusPill } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { RotateCcw, Trash2 } from 'lucide-react';
import { ageOf, formatClock } from '../app/moments.ts';
import styles from './sessions.module.css';

interface Actions {
  onReset: (session: ListedSession) => void;
  onDelete: (session: ListedSession) => void;
}

export function useSessionColumns({ onReset, onDelete }: Actions): Column<ListedSession>[] {
  return [
    {
      id: 'scenario',
      header: 'Scenario and session',
      cell: ({ id, scenario, isMine }) => (
        <span className={styles.lines}>
          <Link href={`/sessions/${id}`} tone="plain">
            {scenario}
          </Link>
          <span className={styles.note}>
            <code>{id}</code>
            {isMine && ' · opened in this browser'}
          </span>
        </span>
      ),
    },
    { id: 'brand', header: 'Brand', value: ({ brand }) => brandOfId(brand).name },
    { id: 'role', header: 'Role', value: ({ role }) => role },
    { id: 'age', header: 'Age', cell: ({ createdAt }) => <time dateTime={createdAt}>{ageOf(createdAt)}</time> },
    { id: 'clock', header: 'Clock', cell: ({ clock }) => <time dateTime={clock}>{formatClock(clock)}</time> },
    { id: 'calls', header: 'Calls', value: ({ calls }) => calls, kind: 'number' },
    {
      id: 'violations',
      header: 'Contract',
      cell: ({ violations }) => <ContractPill violations={violations} />,
      kind: 'status',
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
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
