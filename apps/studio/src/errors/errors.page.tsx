import { useQuery } from '@tanstack/react-query';
import type { ErrorEntry } from '@wayside/scenarios/control';
import { EmptyState, Link, Panel, SearchField, Select, SkeletonRows, StatusPill, Table } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { errorsQuery } from '../app/queries.ts';
import { STATES, fits, stateOf } from './error-state.ts';
import type { ErrorState } from './error-state.ts';
import styles from './errors.module.css';

const ALL = 'all';
const SHOWN_TESTS = 2;

/** `/errors`: every row of the error catalogues with its scenarios, its screen and its tests. */
export function ErrorsPage() {
  const { data, error, isFetching, refetch } = useQuery(errorsQuery);
  return (
    <Page
      title="Errors"
      context={
        data
          ? summaryOf(data)
          : 'Every row of the error catalogs, the scenarios that play it, and the tests that cover it.'
      }
    >
      {data ? (
        <ErrorTable entries={data} />
      ) : error ? (
        <LoadFailure
          title="The error catalogs could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows label="Loading the error catalogs" rows={8} columns="1fr 4fr 2fr 3fr 3fr" />
      )}
    </Page>
  );
}

function ErrorTable({ entries }: { entries: ErrorEntry[] }) {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState(query.get('q') ?? '');
  const state = STATES.find(({ id }) => id === query.get('state'))?.id;
  const change = (name: string, value: string) => {
    const after = new URLSearchParams(window.location.search);
    if (value) after.set(name, value);
    else after.delete(name);
    setQuery(after, { replace: true });
  };
  return (
    <>
      <search className={styles.filters} aria-label="Errors">
        <SearchField
          label="Search errors"
          placeholder="Row, text, screen, scenario"
          value={text}
          onChange={(typed) => {
            setText(typed);
            change('q', typed);
          }}
          clearLabel="Clear search"
          shortcut="/"
        />
        <Select<ErrorState | typeof ALL>
          label="State"
          options={[{ id: ALL, label: 'All' }, ...STATES]}
          value={state ?? ALL}
          onChange={(chosen) => change('state', chosen === ALL ? '' : chosen)}
        />
      </search>
      <Panel isFlush>
        <Table
          label="Errors"
          columns={COLUMNS}
          rows={entries.filter((entry) => fits(entry, text, state))}
          rowKey={({ id }) => id}
          empty={
            <EmptyState kind="filtered" title="No matching rows">
              No row matches this search and state.
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

const COLUMNS: Column<ErrorEntry>[] = [
  {
    id: 'row',
    header: 'Row',
    width: 320,
    cell: ({ id, text }) => (
      <span className={styles.lines}>
        <code>{id}</code>
        <span className={styles.text}>{text}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'status',
    cell: (entry) => {
      const { label, tone } = STATES.find(({ id }) => id === stateOf(entry))!;
      return <StatusPill tone={tone}>{label}</StatusPill>;
    },
  },
  { id: 'screen', header: 'Screen', value: ({ screen }) => screen },
  {
    id: 'scenarios',
    header: 'Scenarios',
    cell: ({ scenarios }) => (
      <span className={styles.lines}>
        {scenarios.map(({ id }) => (
          <Link key={id} href={`/?q=${encodeURIComponent(id)}${id.startsWith('failures/') ? '&tab=failures' : ''}`}>
            {id}
          </Link>
        ))}
      </span>
    ),
  },
  {
    id: 'tests',
    header: 'Tests',
    width: 240,
    cell: ({ tests }) => (
      <span className={styles.lines}>
        {tests.slice(0, SHOWN_TESTS).map(({ title, file }) => (
          <span key={file + title} className={styles.text} title={file}>
            {title}
          </span>
        ))}
        {tests.length > SHOWN_TESTS && <span className={styles.more}>{`and ${tests.length - SHOWN_TESTS} more`}</span>}
      </span>
    ),
  },
];

function summaryOf(entries: readonly ErrorEntry[]): string {
  const count = (state: ErrorState): number => entries.filter((entry) => stateOf(entry) === state).length;
  return `${entries.length} rows: ${count('shown')} played and tested, ${count('missing')} without a test.`;
}
