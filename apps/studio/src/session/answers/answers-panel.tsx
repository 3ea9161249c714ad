import type { JournalEntry, SessionSummary } from '@wayside/scenarios/control';
import { IconButton, Panel } from '@wayside/ui';
import { Trash2 } from 'lucide-react';
import { control } from '../../app/control-api.ts';
import type { Answer } from './answer-input.ts';
import styles from '../session.module.css';
import { useSessionAction } from '../use-session-action.ts';

type Operation = JournalEntry['operation'];

/**
 * The responses that testers chose. They are changed from a call of the journal, where one sees what there is to
 * change.
 */
export function AnswersPanel({ session: { id, answers } }: { session: SessionSummary }) {
  const remove = useSessionAction(id, {
    act: (operation: Operation) => control.removeAnswer(id, operation),
    done: (_, operation) => `${operation} is back to the scenario’s response`,
    failed: 'The response was not removed',
  });
  const chosen = Object.entries(answers) as [Operation, Answer][];
  return (
    <Panel title="Changed responses">
      {chosen.length > 0 ? (
        <ul className={styles.faults} aria-label="Changed responses">
          {chosen.map(([operation, answer]) => (
            <li key={operation} className={styles.fault}>
              <span>{`${operation} returns ${describe(answer)}`}</span>
              <IconButton
                size="small"
                label={`Remove the response of ${operation}`}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onPress={() => remove.mutate(operation)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>None. To change one, open its call in the journal and choose “Change it”.</p>
      )}
    </Panel>
  );
}

function describe(answer: Answer): string {
  const what = 'example' in answer ? `example ${answer.example}` : `status ${answer.status}`;
  return answer.calls ? `${what} on call ${answer.calls.join(', ')}` : what;
}
