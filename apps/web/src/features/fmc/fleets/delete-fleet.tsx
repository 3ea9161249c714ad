import { useTranslation } from '@wayside/i18n';
import { Alert, ConfirmDialog, TextField } from '@wayside/ui';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { useFleetNoticeText } from './use-fleet-form.ts';
import type { FleetFlow } from './use-fleet-form.ts';
import styles from './fleets.module.css';

/** Asks for the fleet's name before it is deleted (FLT-04): its vehicles and people go with it. */
export function DeleteFleet({ state, send }: Pick<FleetFlow, 'state' | 'send'>) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const noticeText = useFleetNoticeText();
  useFocusKept();
  const { saved, typedName, notice } = state.context;
  if (!saved) return null;
  const { name } = saved.fleet;
  const isBusy = state.hasTag('busy');
  const confirm = (): void => send({ type: 'deletion.confirmed' });
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.question')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('common:actions.cancel')}
      tone="danger"
      isPending={isBusy}
      pendingLabel={t('delete.deleting')}
      disabledReason={isBusy || state.can({ type: 'deletion.confirmed' }) ? undefined : t('delete.typeFirst')}
      onConfirm={confirm}
      onCancel={() => send({ type: 'deletion.canceled' })}
    >
      <div className={styles.deletion}>
        {notice && <Alert tone={notice.tone}>{noticeText(notice)}</Alert>}
        <p>{t('delete.about', { name })}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            label={t('delete.label', { name })}
            value={typedName}
            onChange={(text) => send({ type: 'name.typed', text })}
            autoComplete="off"
            spellCheck="false"
            isReadOnly={isBusy}
            // The only field of the dialog.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </form>
      </div>
    </ConfirmDialog>
  );
}
