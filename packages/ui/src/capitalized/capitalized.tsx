import styles from './capitalized.module.css';

/** Capitalizes the first letter visually, for texts that the requirements give in lowercase. */
export const Capitalized = ({ children }: { readonly children: string }) => <span className={styles.capitalized}>{children}</span>;
