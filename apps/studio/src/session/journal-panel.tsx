import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  EmptyState,
  LinkButton,
  Panel,
  SearchField,
  SkeletonRows,
  StatusPill,
  Table,
  useNarrow,
} from '@wayside/ui';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { textOf } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { CallDialog } from './call-dialog.tsx';
import { callHref, useJournalColumns } from './journal-columns.tsx';
import { BROKEN_RESPONSE, journalQuery, searched } from './journal.queries.ts';
import styles from './session.module.css';

const EVERY = 1000;
/** Calls rendered before "Show older calls"; fewer on a phone, so that the panels below stay within reach. */
const BATCH = 60;
const NARROW_BATCH = 8;

/**
 * The session's calls as they arrive, newest first. Polling stops while the page is hidden or the journal is paused.
 */
export function JournalPanel({ id }: { id: string }) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [isPaused, setPaused] = useState(false);
  const [text, setText] = useState('');
  const batch = useNarrow() ? NARROW_BATCH : BATCH;
  const [more, setMore] = useState(0);
  const shown = batch + more;
  const { data, error, isFetching, refetch } = useQuery({
    ...journalQuery(id),
    refetchInterval: isPaused ? false : EVERY,
  });
  const columns = useJournalColumns(id);

  const entries = data?.entries ?? [];
  const matches = searched(entries, text);
  const opened = query.get('call');

  return (
    <div className={styles.journal}>
      <Panel
        title="Journal"
        context={
          data && (
            <>
              {`${entries.length} ${entries.length === 1 ? 'call' : 'calls'}, `}
              {data.violations === 0 ? (
                'every response follows the contract'
              ) : (
                <LinkButton onPress={() => setText(BROKEN_RESPONSE)}>{brokenText(data.violations)}</LinkButton>
              )}
            </>
          )
        }
        actions={
          <>
            <StatusPill tone={isPaused ? 'muted' : error ? 'critical' : 'info'}>
              {isPaused ? 'Paused' : error ? 'Disconnected' : 'Live'}
            </StatusPill>
            <Button
              size="small"
              icon={isPaused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
              onPress={() => setPaused(!isPaused)}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
          </>
        }
        isFlush
      >
        {data && (
          <div className={styles.toolbar}>
            <SearchField
              label="Search calls"
              placeholder="Path, operation, status, source, violation"
              value={text}
              onChange={setText}
              clearLabel="Clear search"
              shortcut="/"
            />
            {text !== '' && <output className={styles.note}>{`${matches.length} of ${entries.length}`}</output>}
          </div>
        )}
        {data && error && (
          <div className={styles.notice}>
            <Alert tone="error">{textOf(error)}</Alert>
          </div>
        )}
        {data ? (
          <Table
            label="Journal"
            columns={columns}
            rows={matches.slice(0, shown)}
            rowKey={({ number }) => number}
            onOpen={({ number }) => void navigate(callHref(id, number))}
            empty={
              entries.length > 0 ? (
                <EmptyState
                  kind="filtered"
                  title="No matching calls"
                  action={<Button onPress={() => setText('')}>Clear search</Button>}
                />
              ) : (
                <EmptyState kind="first-use" title="No calls yet">
                  Open this session in a browser: every call appears here with the reason for its response.
                </EmptyState>
              )
            }
          />
        ) : error ? (
          <LoadFailure
            title="The journal could not be loaded"
            problem={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows label="Loading the journal" rows={8} columns="1fr 3fr 1fr 1fr 1fr" />
        )}
        {matches.length > shown && (
          <Button
            isWide
            variant="quiet"
            onPress={() => setMore(more + BATCH)}
          >{`Show older calls (${shown} of ${matches.length})`}</Button>
        )}
      </Panel>
      {data && opened !== null && (
        <CallDialog
          id={id}
          entries={entries}
          number={Number(opened)}
          hrefOf={(number) => callHref(id, number)}
          onClose={() => setQuery({}, { replace: true })}
        />
      )}
    </div>
  );
}

function brokenText(violations: number): string {
  return violations === 1 ? '1 response breaks the contract' : `${violations} responses break the contract`;
}
