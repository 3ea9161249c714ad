import type { FlagName } from '@wayside/scenarios';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Checkbox, Panel } from '@wayside/ui';
import { control } from '../app/control-api.ts';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';

/** The features that the flags service switches, each as the session has it. */
export function FlagsPanel({ session: { id, flags } }: { session: SessionSummary }) {
  const change = useSessionAction(id, {
    act: ({ name, value }: { name: FlagName; value: 'on' | 'off' }) => control.setFlags(id, { [name]: value }),
    done: (_, { name, value }) => `${name} is ${value}`,
    failed: 'The flag was not changed',
  });
  return (
    <Panel title="Flags" context="Open pages follow">
      <div className={styles.stack}>
        {(Object.keys(flags) as FlagName[]).map((name) => (
          <Checkbox
            key={name}
            isSelected={flags[name] === 'on'}
            onChange={(isOn) => change.mutate({ name, value: isOn ? 'on' : 'off' })}
          >
            <code>{name}</code>
          </Checkbox>
        ))}
      </div>
    </Panel>
  );
}
