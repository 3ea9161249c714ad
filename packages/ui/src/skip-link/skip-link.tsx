import styles from './skip-link.module.css';

export type SkipLinkProps = { readonly children: string; /** Id of the main region. */ readonly targetId: string };

/** First stop of the Tab key: jumps over header and navigation. Works without a router on purpose. */
export const SkipLink = ({ children, targetId }: SkipLinkProps) => (
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
