import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './kpi-tile.module.css';

interface KpiFace {
  readonly label: string;
  /** Formatted; `undefined` while it loads. */
  readonly value: string | undefined;
  /** Muted, after the number: `CAD`, `mi`. */
  readonly unit?: string;
  /** One line under it: a change with its period, or what the number means. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Someone must act: tinted, with an arrow to where. */
  readonly isUrgent?: boolean;
}

export type KpiTileProps = KpiFace & {
  /** Links to the list behind the number. */
  readonly href?: string;
  /** Filters the list on this page. */
  readonly filter?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
};

/** Longer numbers use a smaller font, because a number never wraps. */
const LONG = 12;

function Face({ label, value, unit, note, icon, isUrgent }: KpiFace) {
  return (
    <>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={classNames(styles.value, `${value ?? ''}${unit ?? ''}`.length > LONG && styles.long)}>
        {value ?? <Skeleton width={96} height={24} />}
        {value !== undefined && unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {isUrgent && <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />}
    </>
  );
}

/** One important number. With `href` or `filter` the whole tile is the control. */
export function KpiTile({ href, filter, ...face }: KpiTileProps) {
  if (href)
    return (
      <Link href={href} className={classNames(styles.tile, styles.control, face.isUrgent && styles.urgent)}>
        <Face {...face} />
      </Link>
    );
  if (filter)
    return (
      <ToggleButton
        isSelected={filter.isOn}
        onChange={filter.onChange}
        className={classNames(styles.tile, styles.control)}
      >
        <Face {...face} />
      </ToggleButton>
    );
  return (
    <div className={styles.tile}>
      <Face {...face} />
    </div>
  );
}

export interface KpiRowProps {
  readonly children: ReactNode;
  /** Cells of one panel, with a hairline between them. */
  readonly isPanel?: boolean;
}

/** Tiles side by side, as many as fit. */
export function KpiRow({ children, isPanel = false }: KpiRowProps) {
  return <div className={classNames(styles.row, isPanel && styles.panel)}>{children}</div>;
}
