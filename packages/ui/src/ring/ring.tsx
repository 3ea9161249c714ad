import { Link } from 'react-aria-components/Link';
import { Meter } from 'react-aria-components/Meter';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import styles from './ring.module.css';

export type RingTone = 'accent' | 'success' | 'attention' | 'critical' | 'neutral';

export interface RingProps {
  readonly label: string;
  readonly value: number;
  /** Value of a full ring. Zero of zero is an empty ring. */
  readonly max: number;
  /** Text beside it; defaults to the number. */
  readonly text?: string;
  /** What is counted, below the label: `services`. */
  readonly unit?: string;
  /** Accessible name: "12 of 40 vehicles past due". */
  readonly valueText: string;
  readonly tone?: RingTone;
  /** Makes the whole ring a link to what it counts. */
  readonly href?: string;
}

const SIZE = 40;
const WIDTH = 5;
const RADIUS = (SIZE - WIDTH) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** A share of a whole, with the number beside it. A link to what is counted, or a meter. */
export function Ring({ label, value, max, text = String(value), unit, valueText, tone = 'accent', href }: RingProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const face = (
    <>
      <span>
        <svg
          width={SIZE}
          height={SIZE}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          aria-hidden="true"
          className={classNames(styles.svg, styles[tone])}
        >
          <circle className={styles.rail} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={WIDTH} fill="none" />
          {part > 0 && (
            <circle
              className={styles.arc}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              strokeWidth={WIDTH}
              fill="none"
              strokeDasharray={`${part * LENGTH} ${LENGTH}`}
              strokeLinecap={part < 1 ? 'round' : 'butt'}
              transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
            />
          )}
        </svg>
      </span>
      <span className={styles.texts}>
        <span className={styles.number}>{text}</span>
        <span className={styles.label}>{label}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </>
  );
  if (href)
    return (
      <Link href={href} className={classNames(styles.ring, styles.link)}>
        {face}
        <VisuallyHidden>{valueText}</VisuallyHidden>
      </Link>
    );
  return (
    <Meter
      aria-label={label}
      value={value}
      minValue={0}
      maxValue={Math.max(max, 0)}
      valueLabel={valueText}
      className={styles.ring!}
    >
      {face}
    </Meter>
  );
}
