import { Check } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import styles from './stepper.module.css';

export interface Step<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

export interface StepperProps<Id extends string> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  readonly current: Id;
  /** Read after the name of a completed step: "done". */
  readonly doneLabel: string;
  /** Completed steps; defaults to those before the current one. */
  readonly done?: readonly Id[];
  /** Turns the steps before the current one into buttons. */
  readonly onGo?: (id: Id) => void;
}

/** Progress through a flow of several screens. */
export function Stepper<Id extends string>({ label, steps, current, doneLabel, done, onGo }: StepperProps<Id>) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const isBehind = index < at;
        const isDone = done ? done.includes(step.id) : isBehind;
        const face = (
          <>
            <span className={styles.mark}>
              {isDone ? <Check size={14} strokeWidth={3} aria-hidden="true" /> : index + 1}
            </span>
            <span className={styles.label}>{step.label}</span>
            {isDone && <VisuallyHidden elementType="span">, {doneLabel}</VisuallyHidden>}
          </>
        );
        return (
          <li
            key={step.id}
            className={classNames(styles.step, index === at ? styles.current : isDone && styles.done)}
            aria-current={index === at ? 'step' : undefined}
          >
            {isBehind && onGo ? (
              <Button className={classNames(styles.face, styles.way)} onPress={() => onGo(step.id)}>
                {face}
              </Button>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
