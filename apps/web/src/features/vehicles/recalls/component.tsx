import { SentenceCase } from '@wayside/ui';
import styles from './recalls.module.css';

/** The part that is recalled. The agency sends it in capitals, which nobody has to read. */
export function Component({ children }: { children: string }) {
  const isShouted = children === children.toUpperCase();
  return <span className={styles.component}>{isShouted ? <SentenceCase>{children}</SentenceCase> : children}</span>;
}
