import type { Fault } from '@wayside/scenarios';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, IconButton, Panel, Select } from '@wayside/ui';
import { Trash2 } from 'lucide-react';
import { control } from '../app/control-api.ts';
import { describeFault } from '../app/describe-fault.ts';
import { FaultForm } from './fault-form.tsx';
import { LATENCIES, latencyOf, withLatency } from './latency.ts';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';

/** The faults of a session. Every change applies immediately, from the next call on. */
export function FaultsPanel({
  session: { id, faults },
  operations,
}: {
  session: SessionSummary;
  operations: readonly string[];
}) {
  const change = useSessionAction(id, {
    // Someone else may have changed the faults, so change the latest ones.
    act: async ({ next }: { next: (faults: readonly Fault[]) => Fault[]; done: string }) =>
      control.setFaults(id, next((await control.session(id)).faults)),
    done: (_, { done }) => done,
    failed: 'The faults were not changed',
  });
  const release = useSessionAction(id, {
    act: () => control.release(id),
    done: ({ released }) => (released === 1 ? '1 held call released' : `${released} held calls released`),
    failed: 'The held calls were not released',
  });

  return (
    <Panel title="Faults" context="Changes apply from the next call">
      <div className={styles.stack}>
        {faults.length > 0 ? (
          <ul className={styles.faults} aria-label="Active faults">
            {faults.map((fault) => {
              const text = describeFault(fault);
              return (
                <li key={JSON.stringify(fault)} className={styles.fault}>
                  <span>{text}</span>
                  <IconButton
                    size="small"
                    label={`Remove ${text}`}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    onPress={() => change.mutate({ next: (current) => without(current, fault), done: 'Fault removed' })}
                  />
                </li>
              );
            })}
          </ul>
        ) : (
          <p className={styles.note}>No active faults.</p>
        )}
        <Select<string>
          label="Latency for every call"
          options={LATENCIES.map((delay) => ({ id: String(delay), label: delay === 0 ? 'None' : `${delay} ms` }))}
          value={String(latencyOf(faults))}
          onChange={(delay) =>
            change.mutate({
              next: (current) => withLatency(current, Number(delay)),
              done: delay === '0' ? 'No latency' : `${delay} ms latency`,
            })
          }
        />
        <FaultForm
          id={id}
          operations={operations}
          isPending={change.isPending}
          onAdd={(fault) =>
            change.mutate({ next: (current) => [...without(current, fault), fault], done: 'Fault added' })
          }
        />
        <div className={styles.ruled}>
          <Button isPending={release.isPending} pendingLabel="Releasing" onPress={() => release.mutate()}>
            Release held calls
          </Button>
          <p className={styles.note}>Sends every held response now. Changing faults does the same.</p>
        </div>
      </div>
    </Panel>
  );
}

/** Faults have no ids, so they are compared by value. */
function without(faults: readonly Fault[], fault: Fault): Fault[] {
  const key = JSON.stringify(fault);
  return faults.filter((candidate) => JSON.stringify(candidate) !== key);
}
