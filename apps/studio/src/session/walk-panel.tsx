import type { Scenario, Step } from '@wayside/scenarios';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, Panel, classNames } from '@wayside/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { control } from '../app/control-api.ts';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';

/** The walk-through of the session's scenario. Open pages with the demo bar follow its step. */
export function WalkPanel({
  session: { id, step },
  steps,
}: {
  session: SessionSummary;
  steps: NonNullable<Scenario['steps']>;
}) {
  const go = useSessionAction(id, {
    act: (to: number) => control.setStep(id, to),
    done: ({ step: reached }) => countOf(reached, steps.length),
    failed: 'The step was not changed',
  });
  return (
    <Panel title="Walk-through" context={countOf(step, steps.length)}>
      <div className={styles.stack}>
        <ol className={styles.steps} aria-label="Steps">
          {steps.map((walked, index) => (
            <li
              key={walked.say}
              className={classNames(styles.step, index + 1 < step && styles.stepDone)}
              aria-current={index + 1 === step ? 'step' : undefined}
            >
              <p>{walked.say}</p>
              {doingOf(walked).map((line) => (
                <p key={line} className={styles.note}>
                  {line}
                </p>
              ))}
              {walked.note && index + 1 === step && <p className={styles.teller}>{walked.note}</p>}
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            onPress={() => step > 1 && go.mutate(step - 1)}
            aria-disabled={step <= 1}
          >
            Back
          </Button>
          <Button
            variant="primary"
            icon={<ChevronRight size={16} aria-hidden="true" />}
            onPress={() => step <= steps.length && go.mutate(step + 1)}
            aria-disabled={step > steps.length}
          >
            Next step
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** How far it is, in the words of the demo bar: what was played last, not what comes next. */
function countOf(step: number, steps: number): string {
  if (step > steps) return 'End of the walk-through';
  if (step > 1) return `Step ${step - 1} of ${steps}`;
  return steps === 1 ? '1 step' : `${steps} steps`;
}

/** What a step does, one line each. */
function doingOf({ open, type, card, press, see }: Step): string[] {
  return [
    ...(open ? [`Open ${open}`] : []),
    ...(type ? [`Fill in ${Object.keys(type).join(', ')}`] : []),
    ...(card ? [`Enter the card ${card.number}`] : []),
    ...(press ? [`Press “${press.name}”`] : []),
    ...(see ? [`See “${see}”`] : []),
  ];
}
