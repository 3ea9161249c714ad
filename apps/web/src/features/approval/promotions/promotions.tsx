import { useTranslation } from '@wayside/i18n';
import { Alert, Button, SkeletonRows, TextField } from '@wayside/ui';
import { Tag } from 'lucide-react';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import styles from './promotions.module.css';
import { PageDialog } from '../../../shared/page/page-dialog.tsx';
import type { Approval } from '../use-order-approval.ts';

/** Applied promotions and a button to add more. */
export function Promotions({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const { state, send } = approval;
  const { applied, promotionNotice } = state.context;
  const isOpen = state.hasTag('promotions');
  return (
    <div className={styles.link}>
      {applied ? (
        <output className={styles.applied}>
          <Tag size={16} aria-hidden="true" />
          {t('promotions.applied', { promotion: applied.name })}
        </output>
      ) : (
        !isOpen && promotionNotice && <Alert tone={promotionNotice.tone}>{textOf(promotionNotice)}</Alert>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={<Tag size={16} aria-hidden="true" />}
        onPress={() => send({ type: 'promotions.opened' })}
      >
        {t(applied ? 'promotions.another' : 'promotions.link')}
      </Button>
      {isOpen && <PromotionsDialog approval={approval} />}
    </div>
  );
}

/** Available promotions and a field for a promotion code. Closes once a promotion is applied. */
function PromotionsDialog({ approval: { state, send } }: { approval: Approval }) {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const { promotions, promotionId, promotionNotice, code } = state.context;
  const isApplying = state.hasTag('applyingPromotion');
  const isLoading = state.hasTag('loadingPromotions');
  const isByCode = isApplying && state.matches({ open: { promotions: 'applyingCode' } });
  const lacksCode =
    promotionNotice !== null && 'label' in promotionNotice && promotionNotice.label === 'pleaseEnterCode';
  return (
    <PageDialog size="small" title={t('promotions.title')} onClose={() => send({ type: 'promotions.closed' })}>
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
            error={lacksCode ? t('notice.pleaseEnterCode') : undefined}
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
    </PageDialog>
  );
}
