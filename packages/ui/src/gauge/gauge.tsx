import { Meter } from 'react-aria-components/Meter';
import { classNames } from '../class-names.ts';
import { arcPath, bandsOf, levelOf } from './gauge-shape.ts';
import styles from './gauge.module.css';

export type GaugeTone = 'success' | 'attention' | 'critical' | 'accent';

export interface GaugeProps {
  /** Accessible name: "Battery". */
  readonly label: string;
  /** Part of a full gauge, from 0 to 1. */
  readonly value: number;
  /** How many steps the gauge has. */
  readonly levels: number;
  /** Relative lengths of the bands, one for each level; without them all levels are equal. */
  readonly arcs?: readonly number[];
  /** The number in the middle, with its unit: "12.7 V". */
  readonly text: string;
  /** Below the number: "Good". */
  readonly note?: string;
  /** The whole reading for screen readers: "12.7 V, good". */
  readonly valueText: string;
  readonly tone?: GaugeTone;
}

const WIDTH = 10;
const RADIUS = 50;
const BOX = { width: 120, height: 66 } as const;

/** A half circle with the number first. Bands show their edges; the color repeats what the note says. */
export function Gauge({ label, value, levels, arcs, text, note, valueText, tone = 'accent' }: GaugeProps) {
  const filled = levelOf(value, levels, arcs);
  const path = (from: number, to: number) =>
    arcPath({ from, to, radius: RADIUS, x: BOX.width / 2, y: BOX.height - WIDTH / 2 - 1 });
  return (
    <Meter
      aria-label={label}
      value={filled}
      minValue={0}
      maxValue={1}
      valueLabel={valueText}
      className={classNames(styles.gauge, styles[tone])}
    >
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" className={styles.picture}>
        {bandsOf(levels, arcs).map(({ from, to }) => (
          <path key={from} d={path(from, to)} className={styles.rail} strokeWidth={WIDTH} fill="none" />
        ))}
        {bandsOf(levels, arcs).map(
          ({ from, to }) =>
            filled > from && (
              <path
                key={from}
                d={path(from, Math.min(to, filled))}
                className={styles.arc}
                strokeWidth={WIDTH}
                fill="none"
              />
            ),
        )}
      </svg>
      <span className={styles.number}>{text}</span>
      {note && <span className={styles.note}>{note}</span>}
    </Meter>
  );
}
