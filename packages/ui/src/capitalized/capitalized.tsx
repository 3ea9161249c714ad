import styles from './capitalized.module.css';

/** Begins with a capital for the eye, where the text itself is lower case: as the requirements give it. */
export const Capitalized = ({ children }: { readonly children: string }) => <span className={styles.capitalized}>{children}</span>;
