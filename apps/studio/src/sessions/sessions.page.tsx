import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedSession } from '@wayside/scenarios/control';
import { brandOfId } from '@wayside/brands';
import { Button, ButtonLink, ConfirmDialog, EmptyState, Panel, SearchField, SkeletonRows, Table } from '@wayside/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { control, textOf } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { sessionsQuery } from '../app/queries.ts';
import { toasts } from '../app/toasts.ts';
import { ResetDialog } from '../session/reset-dialog.tsx';
import { OpenFile } from './open-file.tsx';
import { useSessionColumns } from './session-columns.tsx';
import styles from './sessions.module.css';

/** Rows rendered before "Show more". */
const BATCH = 50;

/** `/sessions`: all active sessions, those of this browser first, then most recently used first. */
export function SessionsPage() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <Page
      title="Sessions"
      context="Every browser, test, and link has its own world. Beyond a thousand, the least recently used session is dropped."
      actions={
        <>
          <OpenFile />
          <Button
            icon={<RotateCw size={16} aria-hidden="true" />}
            isPending={isFetching}
            pendingLabel="Loading"
            onPress={() => void refetch()}
          >
            Refresh
          </Button>
        </>
      }
    >
      <Panel isFlush>
        {data ? (
          <SessionTable
            sessions={data.toReversed().toSorted((one, other) => Number(other.isMine) - Number(one.isMine))}
          />
        ) : error ? (
          <LoadFailure
            title="The sessions could not be loaded"
            problem={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows label="Loading sessions" rows={6} columns="3fr 1.4fr 1fr 1fr 1.4fr 0.6fr 0.8fr 1.2fr" />
        )}
      </Panel>
    </Page>
  );
}

function SessionTable({ sessions }: { sessions: ListedSession[] }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [shown, setShown] = useState(BATCH);
  const [text, setText] = useState('');
  const matches = sessions.filter((session) => fits(session, text));
  const [leaving, setLeaving] = useState<ListedSession>();
  const [restarting, setRestarting] = useState<string>();
  const settled = { onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }) };

  const reset = useMutation({
    ...settled,
    mutationFn: control.reset,
    onSuccess: ({ id, scenario }) =>
      toasts.show({ title: 'Session reset', description: `${scenario} · ${id}`, tone: 'success' }),
    onError: (problem) =>
      toasts.show({ title: 'The session was not reset', description: textOf(problem), tone: 'error' }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: control.remove,
    onSuccess: () => toasts.show({ title: 'Session deleted', tone: 'success' }),
    onError: (problem) =>
      toasts.show({ title: 'The session was not deleted', description: textOf(problem), tone: 'error' }),
  });
  const columns = useSessionColumns({ onReset: ({ id }) => setRestarting(id), onDelete: setLeaving });

  return (
    <>
      <div className={styles.toolbar}>
        <SearchField
          label="Search sessions"
          placeholder="Scenario, id, brand, role"
          value={text}
          onChange={setText}
          clearLabel="Clear search"
          shortcut="/"
        />
        <output className={styles.count}>{`${matches.length} of ${sessions.length} sessions`}</output>
      </div>
      <Table
        label="Sessions"
        columns={columns}
        rows={matches.slice(0, shown)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate(`/sessions/${id}`)}
        empty={
          text !== '' ? (
            <EmptyState
              kind="filtered"
              title="No matching sessions"
              action={<Button onPress={() => setText('')}>Clear search</Button>}
            />
          ) : (
            <EmptyState
              kind="first-use"
              title="No active sessions"
              action={<ButtonLink href="/">Open a scenario</ButtonLink>}
            >
              A session starts when a scenario is opened in a browser.
            </EmptyState>
          )
        }
      />
      {matches.length > shown && (
        <Button
          isWide
          variant="quiet"
          onPress={() => setShown(shown + BATCH)}
        >{`Show more (${shown} of ${matches.length})`}</Button>
      )}
      <ResetDialog id={restarting} onConfirm={reset.mutate} onCancel={() => setRestarting(undefined)} />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Delete this session?"
        confirmLabel={`Delete session ${leaving?.id ?? ''}`}
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id);
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      >
        Its world and journal will be deleted. Browsers using it get a new session on their next page.
      </ConfirmDialog>
    </>
  );
}

/** Whether a session has every word of the search. */
function fits({ id, scenario, brand, role }: ListedSession, search: string): boolean {
  const text = [id, scenario, brandOfId(brand).name, role].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
