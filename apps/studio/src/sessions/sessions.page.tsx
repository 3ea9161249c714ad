import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, ButtonLink, ConfirmDialog, EmptyState, Panel, SkeletonRows, Table } from '@wayside/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { control, textOf } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { sessionsQuery } from '../app/queries.ts';
import { toasts } from '../app/toasts.ts';
import { useSessionColumns } from './session-columns.tsx';

/** How many rows are drawn before somebody asks for more. */
const BATCH = 50;

/** `/sessions`: every living session, the one used last on top. */
export function SessionsPage() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <Page
      title="Sessions"
      context="Every browser, test and link has its own world. Beyond a thousand, the least recently used session is dropped."
      actions={
        <Button
          icon={<RotateCw size={16} aria-hidden="true" />}
          isPending={isFetching}
          pendingLabel="Loading"
          onPress={() => void refetch()}
        >
          Refresh
        </Button>
      }
    >
      <Panel isFlush>
        {data ? (
          <SessionTable sessions={data.toReversed()} />
        ) : error ? (
          <LoadFailure title="The sessions could not be loaded" problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <SkeletonRows label="Loading sessions" rows={6} columns="3fr 1.4fr 1fr 1fr 1.4fr 0.6fr 0.8fr 1.2fr" />
        )}
      </Panel>
    </Page>
  );
}

function SessionTable({ sessions }: { sessions: SessionSummary[] }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [shown, setShown] = useState(BATCH);
  const [leaving, setLeaving] = useState<SessionSummary>();
  const settled = { onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }) };

  const reset = useMutation({
    ...settled,
    mutationFn: control.reset,
    onSuccess: ({ id, scenario }) => toasts.show({ title: 'Session reset', description: `${scenario} · ${id}`, tone: 'success' }),
    onError: (problem) => toasts.show({ title: 'The session was not reset', description: textOf(problem), tone: 'error' }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: control.remove,
    onSuccess: () => toasts.show({ title: 'Session deleted', tone: 'success' }),
    onError: (problem) => toasts.show({ title: 'The session was not deleted', description: textOf(problem), tone: 'error' }),
  });
  const columns = useSessionColumns({ onReset: ({ id }) => reset.mutate(id), onDelete: setLeaving });

  return (
    <>
      <Table
        label="Sessions"
        columns={columns}
        rows={sessions.slice(0, shown)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate(`/sessions/${id}`)}
        empty={
          <EmptyState kind="first-use" title="No active sessions" action={<ButtonLink href="/">Open a scenario</ButtonLink>}>
            A session starts when a scenario is opened in a browser.
          </EmptyState>
        }
      />
      {sessions.length > shown && (
        <Button isWide variant="quiet" onPress={() => setShown(shown + BATCH)}>{`Show more (${shown} of ${sessions.length})`}</Button>
      )}
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
