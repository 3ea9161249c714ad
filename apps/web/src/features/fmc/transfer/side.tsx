import { Alert } from '@wayside/ui';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './transfer.module.css';
import type { useSides } from './use-sides.ts';
import type { FleetName } from './use-transfer-texts.ts';
import type { VehicleTransfer } from './use-vehicle-transfer.ts';

export interface SideProps {
  sides: ReturnType<typeof useSides>;
  transfer: VehicleTransfer;
  fleetName: FleetName;
}

interface FrameProps {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** What the list shows. */
  chooser: ReactNode;
  problem?: string | undefined;
  /** Ctrl+Enter or Cmd+Enter anywhere inside. */
  onShortcut: () => void;
  children: ReactNode;
}

/** One side of the transfer: its choice, what is wrong with it, and its list. */
export function Side({ title, aside, chooser, problem, onShortcut, children }: FrameProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  // Before the grid, which would open the row.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    onShortcut();
  };
  return (
    <section className={styles.side} aria-labelledby={titleId} onKeyDownCapture={press}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={styles.chooser}>{chooser}</div>
      {problem !== undefined && (
        <div ref={box}>
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      {children}
    </section>
  );
}
