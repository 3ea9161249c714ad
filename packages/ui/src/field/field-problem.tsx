import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What is wrong with something that is not a field of ours. Spoken when it appears. */
export function FieldProblem({ children }: { readonly children: string }) {
  return (
    <p role="alert" className={styles.error}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
