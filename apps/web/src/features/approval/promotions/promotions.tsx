import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { Tag } from 'lucide-react';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import { PromotionsDialog } from './promotions-dialog.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from '../decision/decision-panel.module.css';

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
      <Button variant="quiet" size="small" icon={<Tag size={16} aria-hidden="true" />} onPress={() => send({ type: 'promotions.opened' })}>
        {t(applied ? 'promotions.another' : 'promotions.link')}
      </Button>
      {isOpen && <PromotionsDialog approval={approval} />}
    </div>
  );
}
