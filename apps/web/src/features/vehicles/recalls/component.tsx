import { sentenceOf } from '@wayside/domain';
import styles from './recalls.module.css';

/** The part that is recalled. */
export function Component({ children }: { children: string }) {
  return <span className={styles.component}>{sentenceOf(children)}</span>;
}
