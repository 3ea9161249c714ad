import { useTranslation } from '@wayside/i18n';
import styles from './dashboard.module.css';

/** In place of what is drawn from the data of another panel that failed: the error and the way to try again stand there, once. */
export function Needs({ panel }: { panel: string }) {
  const { t } = useTranslation('dashboard');
  return <p className={styles.needs}>{t('needs', { panel })}</p>;
}
