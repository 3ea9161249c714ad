import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, Panel, TextField } from '@wayside/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { control } from '../app/control-api.ts';
import { formatClock, fromInput, toInput } from '../app/moments.ts';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';

const HOUR = 3_600_000;
const STEPS = [
  { label: '+1 hour', milliseconds: HOUR },
  { label: '+1 day', milliseconds: 24 * HOUR },
  { label: '+1 week', milliseconds: 7 * 24 * HOUR },
] as const;

/** The session's clock, which stands still until it is moved, and the end of its tokens. */
export function ClockPanel({ session: { id, clock } }: { session: SessionSummary }) {
  const [typed, setTyped] = useState(toInput(clock));
  const [error, setError] = useState<string>();
  const set = useSessionAction(id, {
    act: (moment: string) => control.setClock(id, moment),
    done: (session) => `The clock is set to ${formatClock(session.clock)}`,
    failed: 'The clock was not set',
  });
  const expire = useSessionAction(id, {
    act: () => control.expireTokens(id),
    done: 'Tokens expired: the next call from each browser is refused',
    failed: 'The tokens were not expired',
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const moment = fromInput(typed);
    setError(moment ? undefined : 'Enter a date and a time');
    if (moment && !set.isPending) set.mutate(moment);
  }

  return (
    <Panel title="Clock and tokens">
      <form className={styles.stack} onSubmit={submit} noValidate>
        <TextField label="Clock (UTC)" type="datetime-local" value={typed} onChange={setTyped} error={error} />
        <div className={styles.buttons}>
          <Button type="submit" isPending={set.isPending} pendingLabel="Setting">
            Set clock
          </Button>
          {STEPS.map(({ label, milliseconds }) => (
            <Button
              key={label}
              size="small"
              variant="quiet"
              onPress={() => set.mutate(new Date(Date.parse(clock) + milliseconds).toISOString())}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className={styles.ruled}>
          <Button isPending={expire.isPending} pendingLabel="Expiring" onPress={() => expire.mutate()}>
            Expire tokens
          </Button>
          <p className={styles.note}>Signed-in users have to sign in again.</p>
        </div>
      </form>
    </Panel>
  );
}
