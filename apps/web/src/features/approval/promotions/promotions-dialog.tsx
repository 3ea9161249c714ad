import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Dialog, SkeletonRows, TextField } from '@wayside/ui';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from '../decision/decision-panel.module.css';

/** Available promotions and a field for a promotion code. Closes once a promotion is applied. */
export function PromotionsDialog({ approval: { state, send } }: { approval: Approval }) {
  const { t } = useTranslation(['approval', 'common']);
  const textOf = useApprovalNoticeText();
  const { promotions, promotionId, promotionNotice, code } = state.context;
  const isApplying = state.hasTag('applyingPromotion');
  const isLoading = state.hasTag('loadingPromotions');
  const isByCode = isApplying && state.matches({ open: { promotions: 'applyingCode' } });
  const lacksCode = promotionNotice !== null && 'label' in promotionNotice && promotionNotice.label === 'pleaseEnterCode';
  return (
    <Dialog
      isOpen
      size="small"
      title={t('promotions.title')}
      closeLabel={t('common:actions.close')}
      onOpenChange={() => send({ type: 'promotions.closed' })}
      footer={<Button onPress={() => send({ type: 'promotions.closed' })}>{t('common:actions.close')}</Button>}
    >
      <div className={styles.dialog}>
        {promotionNotice && !lacksCode && <Alert tone={promotionNotice.tone}>{textOf(promotionNotice)}</Alert>}
        <form
          className={styles.code}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'code.submitted' });
          }}
        >
          <TextField
            label={t('promotions.code')}
            value={code}
            onChange={(text) => send({ type: 'code.changed', code: text })}
            maxLength={60}
            autoComplete="off"
            {...(lacksCode && { error: t('notice.pleaseEnterCode') })}
          />
          <Button type="submit" isPending={isByCode} pendingLabel={t('promotions.applying')}>
            {t('promotions.applyCode')}
          </Button>
        </form>
        {isLoading ? (
          <SkeletonRows label={t('promotions.loading')} rows={2} columns="3fr 1fr" />
        ) : promotions === null ? (
          <div>
            <Button size="small" onPress={() => send({ type: 'promotions.retried' })}>
              {t('promotions.retry')}
            </Button>
          </div>
        ) : promotions.length === 0 ? (
          <p className={styles.note}>{t('promotions.none')}</p>
        ) : (
          <ul className={styles.offers} aria-label={t('promotions.listed')}>
            {promotions.map(({ id, name, description }) => (
              <li key={id} className={styles.offer}>
                <span className={styles.about}>
                  {name}
                  {description && <span className={styles.note}>{description}</span>}
                </span>
                <Button
                  size="small"
                  aria-label={t('promotions.applyNamed', { promotion: name })}
                  isPending={isApplying && !isByCode && promotionId === id}
                  pendingLabel={t('promotions.applying')}
                  onPress={() => send({ type: 'promotion.chosen', id })}
                >
                  {t('promotions.apply')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
