import { useQuery, useQueryClient } from '@tanstack/react-query';
import { brandOfId } from '@wayside/brands';
import type { SessionSummary } from '@wayside/scenarios/control';
import { ControlError } from '@wayside/scenarios/control-client';
import { Button, ButtonLink, EmptyState, SkeletonRows } from '@wayside/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { control } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { Page } from '../app/page.tsx';
import { catalogueQuery, sessionQuery } from '../app/queries.ts';
import { AnswersPanel } from './answers/answers-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { CopyLink } from './copy-link.tsx';
import { CopyTest } from './copy-test.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { FlagsPanel } from './flags-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { journalKey } from './journal.queries.ts';
import { MomentsPanel } from './moments-panel.tsx';
import { OpenPanel } from './open-panel.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { SaveScenario } from './save-scenario.tsx';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';
import { WalkPanel } from './walk-panel.tsx';

const BREADCRUMBS = [{ label: 'Sessions', href: '/sessions' }];

/** `/sessions/:id`: one session, with its journal and controls. */
export function SessionPage() {
  const { id = '' } = useParams();
  // Pages of the session move on by themselves.
  const { data, error, isFetching, refetch } = useQuery({ ...sessionQuery(id), refetchInterval: 2000 });
  const { data: catalogue } = useQuery(catalogueQuery);

  if (data) {
    const scenario = catalogue?.scenarios.find((candidate) => candidate.id === data.scenario);
    return (
      <Page
        title={scenario?.title ?? data.scenario}
        breadcrumbs={BREADCRUMBS}
        breadcrumbsLabel="Breadcrumbs"
        context={<Facts session={data} />}
        actions={
          <>
            <CopyLink session={data} />
            <CopyTest id={id} />
            <SaveScenario session={data} title={scenario?.title ?? data.scenario} />
            <ResetButton id={id} />
          </>
        }
      >
        <div className={styles.layout}>
          <JournalPanel id={id} />
          <div className={styles.side}>
            {scenario?.steps && <WalkPanel session={data} steps={scenario.steps} />}
            <OpenPanel
              session={data}
              roles={catalogue?.roles ?? []}
              brands={catalogue?.brands ?? []}
              isSignedIn={scenario?.signedIn ?? false}
            />
            <MomentsPanel session={data} />
            <AnswersPanel session={data} />
            <FaultsPanel session={data} operations={catalogue?.operations ?? []} />
            <ClockPanel key={data.clock} session={data} />
            <FlagsPanel session={data} />
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
          action={<ButtonLink href="/sessions">View active sessions</ButtonLink>}
        >
          It was deleted, or the server has been restarted.
        </EmptyState>
      ) : error ? (
        <LoadFailure
          title="The session could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows label="Loading the session" rows={8} columns="1fr 3fr 1fr 1fr" />
      )}
    </Page>
  );
}

function Facts({ session: { id, scenario, brand, role, seed, profile } }: { session: SessionSummary }) {
  const facts = [
    ['Scenario', <code key="scenario">{scenario}</code>],
    ['Session', <code key="session">{id}</code>],
    ['Brand', brandOfId(brand).name],
    ['Role', role],
    ['Seed', <code key="seed">{seed}</code>],
    ['Values', profile],
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
  const { mutate, isPending } = useSessionAction(id, {
    act: () => control.reset(id),
    done: 'Session reset: world, journal, faults, and clock are back to the start',
    failed: 'The session was not reset',
    after: () => cache.resetQueries({ queryKey: journalKey(id) }),
  });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        icon={<RotateCcw size={16} aria-hidden="true" />}
        isPending={isPending}
        pendingLabel="Resetting"
        onPress={() => setAsked(true)}
      >
        Reset session
      </Button>
      <ResetDialog id={isAsked ? id : undefined} onConfirm={() => mutate()} onCancel={() => setAsked(false)} />
    </>
  );
}
