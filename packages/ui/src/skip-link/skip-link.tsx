import styles from './skip-link.module.css';

export interface SkipLinkProps {
  readonly children: string;
  /** Id of the main region. */ readonly targetId: string;
}

/** First Tab stop: skips the header and navigation. Deliberately independent of the router. */
export function SkipLink({ children, targetId }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
