import { Info, WifiOff } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /**
   * `attention` for a state that limits what works (offline), `info` for one that changes what the user sees (acting
   * for another user).
   */
  readonly tone?: 'info' | 'attention';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A strip across the top of the page for a state that affects all of it. A limit is announced when it begins. */
export function Banner({ tone = 'info', children, action }: BannerProps) {
  const isNews = tone === 'attention';
  const Icon = isNews ? WifiOff : Info;
  const Strip = isNews ? 'output' : 'section';
  const textId = useId();
  return (
    <Strip aria-labelledby={isNews ? undefined : textId} className={classNames(styles.banner, styles[tone])}>
      <Icon size={16} aria-hidden="true" />
      <span id={textId} className={styles.text}>
        {children}
      </span>
      {action && <span className={styles.actions}>{action}</span>}
    </Strip>
  );
}
