import { useTranslation } from '@wayside/i18n';
import styles from './dashboard.module.css';

/** In place of what is drawn from the data of another panel that failed: that one says so and has the way to try again. */
export function DependsOnPanel({ panel }: { panel: 'active' | 'upcoming' }) {
  const { t } = useTranslation('dashboard');
  return <p className={styles.dependent}>{t('dependsOn', { panel: t(`${panel}.title`) })}</p>;
}

export const dependsOnActive = () => <DependsOnPanel panel="active" />;
export const dependsOnUpcoming = () => <DependsOnPanel panel="upcoming" />;
