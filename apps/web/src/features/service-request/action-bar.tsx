import { estimatedTotal, pricedServices } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Capitalized } from '@wayside/ui';
import type { ReactNode } from 'react';
import { usePriceTexts } from '../../shared/shops/use-price-texts.ts';
import { useRequest } from './request-context.ts';
import styles from './service-request.module.css';

/** The main button: under the summary on wide screens, otherwise in a bar with the total at the bottom of the window. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('service-request');
  const { snapshot } = useRequest();
  const { draft, prices } = snapshot.context;
  const texts = usePriceTexts();
  const total = estimatedTotal(pricedServices(draft, prices));
  return (
    <div className={styles.bar} data-bottom-bar>
      {prices && draft.services.length > 0 && draft.shop !== 'anyLocation' && (
        <span className={styles.barTotal}>
          <span className={styles.muted}>{t('summary.total')}</span>
          <strong className={styles.figure}>
            <Capitalized>{texts.total(total)}</Capitalized>
          </strong>
        </span>
      )}
      <div className={styles.barAction}>{children}</div>
    </div>
  );
}
