import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Choice {
  label: string;
  onPress: () => void;
}

export interface ConflictAlertProps {
  title: string;
  children: ReactNode;
  /** What they changed, a line for each field. */
  theirs?: readonly string[];
  keep: Choice;
  take: Choice;
}

/** Someone else changed what is in the form: asks whose version to keep. Takes the focus. */
export function ConflictAlert({ title, children, theirs = [], keep, take }: ConflictAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Alert
        tone="error"
        title={title}
        actions={
          <>
            <Button onPress={keep.onPress}>{keep.label}</Button>
            <Button variant="quiet" onPress={take.onPress}>
              {take.label}
            </Button>
          </>
        }
      >
        {children}
        {theirs.length > 0 && (
          <ul className={styles.theirs}>
            {theirs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
