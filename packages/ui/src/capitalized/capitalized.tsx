import styles from './capitalized.module.css';

/** Capitalizes the first letter visually, for texts that the requirements give in lowercase. */
export function Capitalized({ children }: { readonly children: string }) {
  return <span className={styles.capitalized}>{children}</span>;
}

/** Shows a text in sentence case that the requirements give in capitals: `ACCEPT ALL` reads "Accept all". */
export function SentenceCase({ children }: { readonly children: string }) {
  return <span className={styles.sentence}>{children}</span>;
}
