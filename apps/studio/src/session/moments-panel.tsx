import { useQueryClient } from '@tanstack/react-query';
import { LONGEST_MOMENT_NAME } from '@wayside/scenarios/control';
import type { Revived, SessionSummary } from '@wayside/scenarios/control';
import type { Back } from '@wayside/scenarios/control-client';
import { Alert, Button, Panel, TextField } from '@wayside/ui';
import { Bookmark, GitFork, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { control, textOf } from '../app/control-api.ts';
import { formatClock } from '../app/moments.ts';
import { journalKey } from './journal.queries.ts';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';

/** Moments of the session: kept under a name, gone back to, and forked into another session. */
export function MomentsPanel({ session: { id, calls, moments } }: { session: SessionSummary }) {
  const [different, setDifferent] = useState<readonly string[]>([]);
  const back = useBack(id, setDifferent);
  const fork = useFork(id);
  const last = calls > 0;
  return (
    <Panel title="Moments" context="Open pages start over">
      <div className={styles.stack}>
        <div className={styles.buttons}>
          <Button
            icon={<Undo2 size={16} aria-hidden="true" />}
            isPending={back.isPending}
            pendingLabel="Going back"
            aria-disabled={!last}
            onPress={() => last && back.mutate({ last: true })}
          >
            Back before the last request
          </Button>
          <Button
            icon={<GitFork size={16} aria-hidden="true" />}
            isPending={fork.isPending}
            pendingLabel="Forking"
            onPress={() => fork.mutate({})}
          >
            Fork
          </Button>
        </div>
        {different.length > 0 && (
          <Alert tone="info" title="Not everything could be repeated">
            {different.join('. ')}.
          </Alert>
        )}
        {moments.length > 0 && (
          <ul className={styles.moments} aria-label="Kept moments">
            {moments.map(({ name, calls: made, clock }) => (
              <li key={name} className={styles.moment}>
                <span className={styles.lines}>
                  {name}
                  <span className={styles.note}>{`after ${made} calls, ${formatClock(clock)}`}</span>
                </span>
                <span className={styles.buttons}>
                  <Button size="small" aria-label={`Go back to ${name}`} onPress={() => back.mutate({ moment: name })}>
                    Go back
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Fork at ${name}`}
                    onPress={() => fork.mutate({ moment: name })}
                  >
                    Fork
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <KeepForm id={id} />
      </div>
    </Panel>
  );
}

function KeepForm({ id }: { id: string }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const keep = useSessionAction(id, {
    act: (given: string) => control.keep(id, given),
    done: (_, given) => `Kept as “${given}”`,
    after: () => setName(''),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = name.trim();
    setError(given === '' ? 'Give the moment a name' : undefined);
    if (given !== '' && !keep.isPending) keep.mutate(given);
  }
  return (
    <form className={styles.keep} onSubmit={submit} noValidate aria-label="Keep this moment">
      <TextField
        label="Name of this moment"
        placeholder="Before the approval"
        value={name}
        onChange={setName}
        error={keep.error ? textOf(keep.error) : error}
        maxLength={LONGEST_MOMENT_NAME}
        autoComplete="off"
      />
      <Button
        type="submit"
        icon={<Bookmark size={16} aria-hidden="true" />}
        isPending={keep.isPending}
        pendingLabel="Keeping"
      >
        Keep
      </Button>
    </form>
  );
}

export function useBack(id: string, onDone: (different: readonly string[]) => void) {
  const cache = useQueryClient();
  return useSessionAction(id, {
    act: (to: Back) => control.back(id, to),
    done: ({ session }: Revived) => `Back after ${session.calls} ${session.calls === 1 ? 'call' : 'calls'}`,
    failed: 'The session did not go back',
    after: ({ different }: Revived) => {
      onDone(different);
      return cache.resetQueries({ queryKey: journalKey(id) });
    },
  });
}

function useFork(id: string) {
  const navigate = useNavigate();
  return useSessionAction(id, {
    act: (to: Back) => control.fork(id, to),
    done: ({ session, different }: Revived) =>
      different.length === 0
        ? `This is the fork, ${session.id}`
        : `This is the fork, ${session.id}. Not repeated: ${different.join('. ')}`,
    failed: 'The session was not forked',
    after: ({ session }: Revived) => navigate(`/sessions/${session.id}`),
  });
}
