import { limits } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel, TextArea, TextField } from '@wayside/ui';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

/** Additional details for the shop and for bookkeeping. */
export function DetailsSection() {
  const { t } = useTranslation(['service-request', 'common']);
  const { snapshot, send } = useRequest();
  const { poNumber, comments } = snapshot.context.draft;
  return (
    <Panel title={t('details.title')}>
      <div className={styles.stack}>
        <TextField
          label={t('details.poNumber')}
          optionalText={t('common:state.optional')}
          value={poNumber}
          maxLength={limits.poNumber}
          onChange={(value) => send({ type: 'details.changed', poNumber: value })}
        />
        <TextArea
          label={t('details.comments')}
          optionalText={t('common:state.optional')}
          value={comments}
          limit={limits.customerComments}
          isCut
          countText={(used, limit) => t('details.count', { used, limit })}
          onChange={(value) => send({ type: 'details.changed', comments: value })}
        />
      </div>
    </Panel>
  );
}
