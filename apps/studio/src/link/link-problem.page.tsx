import { useQuery } from '@tanstack/react-query';
import type { Scenario } from '@wayside/scenarios';
import { ANYWAY } from '@wayside/scenarios/control';
import type { LinkProblem } from '@wayside/scenarios/control';
import { Button, ButtonLink, Link, Panel, SearchField, SkeletonRows } from '@wayside/ui';
import { ExternalLink, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { catalogueQuery, linkQuery } from '../app/queries.ts';
import styles from './link-problem.module.css';

/** `/link?url=…`: a link to a scenario or a session that cannot be opened, and what may have been meant. */
export function LinkProblemPage() {
  const [query] = useSearchParams();
  const url = query.get('url') ?? '';
  const { data, error, isFetching, refetch } = useQuery(linkQuery(url));
  const { data: catalogue } = useQuery(catalogueQuery);
  const isOnlyUnfit = data?.length !== 0 && data?.every((problem) => problem.isOnlyUnfit);
  const isOpenable = data?.length === 0 || isOnlyUnfit;

  return (
    <Page
      title={titleOf(data)}
      context={<code className={styles.link}>{url}</code>}
      actions={
        isOpenable && (
          <ButtonLink href={isOnlyUnfit ? anyway(url) : url} icon={<ExternalLink size={16} aria-hidden="true" />}>
            {isOnlyUnfit ? 'Open anyway' : 'Open'}
          </ButtonLink>
        )
      }
    >
      <div className={styles.stack}>
        {data ? (
          data.map((problem) => (
            <Problem
              key={`${problem.what} ${problem.given}`}
              problem={problem}
              scenarios={catalogue?.scenarios ?? []}
            />
          ))
        ) : error ? (
          <LoadFailure
            title="The link could not be checked"
            problem={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows label="Checking the link" rows={4} columns="1fr 3fr" />
        )}
        <SearchPanel />
      </div>
    </Page>
  );
}

function titleOf(problems: readonly LinkProblem[] | undefined): string {
  if (problems?.length === 0) return 'This link can be opened';
  return problems?.every(({ what, closest }) => what === 'session' && closest.length > 0)
    ? 'This session is gone'
    : 'This link needs a second look';
}

const HINTS: Readonly<Partial<Record<LinkProblem['what'], string>>> = {
  scenario: 'Did you mean one of these?',
  parameter: 'Instead:',
  answers: 'Instead:',
  session: 'Start the same scenario again, in a new session:',
};

function Problem({
  problem: { what, message, closest },
  scenarios,
}: {
  problem: LinkProblem;
  scenarios: readonly Scenario[];
}) {
  return (
    <Panel title={message}>
      {closest.length > 0 && (
        <>
          <p className={styles.hint}>{HINTS[what] ?? 'Open it with:'}</p>
          <ul className={styles.closest} aria-label={`Instead of this ${what}`}>
            {closest.map(({ name, link }) => {
              const scenario = what === 'scenario' ? scenarios.find(({ id }) => id === name) : undefined;
              return (
                <li key={name}>
                  <Link href={link}>{scenario?.title ?? name}</Link>
                  {scenario && <code className={styles.id}>{name}</code>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Panel>
  );
}

function SearchPanel() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <Panel title="Find a scenario">
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(`/?${new URLSearchParams({ q: text }).toString()}`);
        }}
      >
        <SearchField
          label="Search scenarios"
          placeholder="Title, story, operation"
          value={text}
          onChange={setText}
          clearLabel="Clear search"
          shortcut="/"
        />
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden="true" />}>
          Search
        </Button>
        <ButtonLink href="/">Open the gallery</ButtonLink>
        <ButtonLink href="/sessions">View active sessions</ButtonLink>
      </form>
    </Panel>
  );
}

function anyway(link: string): string {
  const url = new URL(link);
  url.searchParams.set(ANYWAY, '1');
  return url.href;
}
