import { useQuery, useQueryClient } from '@tanstack/react-query';
import { brandOfId } from '@wayside/brands';
import { Button, ButtonLink, EmptyState, SkeletonRows } from '@wayside/ui';
import { RotateCcw } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ControlError, control } from '../app/control-api.ts';
import type { SessionSummary } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { catalogueQuery, sessionQuery } from '../app/queries.ts';
import { ClockPanel } from './clock-panel.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { journalKey } from './journal.queries.ts';
import { OpenPanel } from './open-panel.tsx';
import styles from './session.module.css';
import { useSteer } from './use-steer.ts';

const BREADCRUMBS = [{ label: 'Sessions', href: '/sessions' }];

/** `/sessions/:id`: what happens in one session, and what steers it. */
export function SessionPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sessionQuery(id));
  const { data: catalogue } = useQuery(catalogueQuery);

  if (data) {
    const scenario = catalogue?.scenarios.find((candidate) => candidate.id === data.scenario);
    return (
      <Page
        title={scenario?.title ?? data.scenario}
        breadcrumbs={BREADCRUMBS}
        breadcrumbsLabel="Breadcrumbs"
        context={<Facts session={data} />}
        actions={<ResetButton id={id} />}
      >
        <div className={styles.layout}>
          <JournalPanel id={id} />
          <div className={styles.side}>
            <OpenPanel session={data} roles={catalogue?.roles ?? []} isSignedIn={scenario?.signedIn ?? false} />
            <FaultsPanel session={data} operations={catalogue?.operations ?? []} />
            <ClockPanel key={data.clock} session={data} />
          </div>
        </div>
      </Page>
    );
  }
  return (
    <Page title="Session" breadcrumbs={BREADCRUMBS} breadcrumbsLabel="Breadcrumbs">
      {error instanceof ControlError && error.status === 404 ? (
        <EmptyState
          kind="first-use"
          title="This session does not exist"
          action={<ButtonLink href="/sessions">See the living sessions</ButtonLink>}
        >
          It was deleted, or the server has been started anew.
        </EmptyState>
      ) : error ? (
        <LoadFailure title="The session could not be loaded" problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonRows label="Loading the session" rows={8} columns="1fr 3fr 1fr 1fr" />
      )}
    </Page>
  );
}

function Facts({ session: { id, scenario, brand, role, seed } }: { session: SessionSummary }) {
  const facts = [
    ['Scenario', <code key="scenario">{scenario}</code>],
    ['Session', <code key="session">{id}</code>],
    ['Brand', brandOfId(brand).name],
    ['Role', role],
    ['Seed', <code key="seed">{seed}</code>],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ResetButton({ id }: { id: string }) {
  const cache = useQueryClient();
  const { mutate, isPending } = useSteer(id, {
    act: () => control.reset(id),
    done: 'Session reset: world, journal, faults and clock are as at the start',
    failed: 'The session was not reset',
    after: () => cache.resetQueries({ queryKey: journalKey(id) }),
  });
  return (
    <Button icon={<RotateCcw size={16} aria-hidden="true" />} isPending={isPending} pendingLabel="Resetting" onPress={() => mutate()}>
      Reset session
    </Button>
  );
}
