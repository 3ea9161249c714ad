import { useState } from 'react';
import styles from './chart.module.css';
import { placeholderShape } from './placeholder-shape.ts';
import type { PlaceholderKind } from './placeholder-shape.ts';

export interface ChartPlaceholderProps {
  readonly kind: PlaceholderKind;
  /** Says plainly that there is no data. */
  readonly sentence: string;
  /** Random numbers for the shape; defaults to `Math.random`. */
  readonly random?: () => number;
  /** Pixels. */
  readonly height?: number;
}

/** Shown in place of a chart without data. The shape is decorative; screen readers get only the sentence. */
export function ChartPlaceholder({ kind, sentence, random = Math.random, height = 260 }: ChartPlaceholderProps) {
  const [marks] = useState(() => placeholderShape(kind, random));
  return (
    <div className={styles.placeholder} style={{ height }}>
      <div className={styles.shape} aria-hidden="true">
        {marks.map(({ x, y, width, height: tall }) => (
          <span
            key={`${x} ${y}`}
            className={kind === 'bar' ? styles.bar : styles.point}
            style={{
              left: `${x}%`,
              top: `${y}%`,
              width: kind === 'bar' ? `${width}%` : undefined,
              height: kind === 'bar' ? `${tall}%` : undefined,
            }}
          />
        ))}
      </div>
      <p className={styles.sentence}>{sentence}</p>
    </div>
  );
}
