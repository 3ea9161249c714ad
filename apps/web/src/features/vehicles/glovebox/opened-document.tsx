import { useTranslation } from '@wayside/i18n';
import { documentProblem, hasChanges } from '@wayside/machines';
import type { DocumentLabel } from '@wayside/machines';
import { Alert, Button, ConfirmDialog, Dialog, ProgressBar } from '@wayside/ui';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { DocumentFile } from './document-file.tsx';
import { DocumentForm } from './document-form.tsx';
import { useDocument } from './use-document.ts';
import type { DocumentFlow, DocumentOptions } from './use-document.ts';
import { useDocumentAddress } from './use-document-address.ts';
import { useDocumentTexts } from './use-document-texts.ts';
import styles from './glovebox.module.css';

export type OpenedDocumentProps = Omit<DocumentOptions, 'vehicleId'> & { vehicle: Vehicle };

/** A document with its file and its form; what can't be changed is shown all the same. */
export function OpenedDocument({ vehicle, ...options }: OpenedDocumentProps) {
  const { t } = useTranslation(['glovebox', 'common']);
  const flow = useDocument({ ...options, vehicleId: vehicle.id });
  const { close } = useDocumentAddress();
  const texts = useDocumentTexts();
  const vehicleName = useVehicleText().name(vehicle);
  const { type, item, isReadOnly } = options;
  const name = item ? texts.name(item) : t('uploadWhat', { what: t(`one.${type}`) });
  const expiry = item && texts.expiry(item);
  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={name}
        description={vehicleName}
        closeLabel={t('common:actions.close')}
        onOpenChange={close}
        footer={<Actions flow={flow} onClose={close} />}
      >
        <div className={styles.dialog}>
          <Notice flow={flow} />
          {isReadOnly && <Alert tone="info">{t('readOnly')}</Alert>}
          {expiry && <Alert title={expiry.text}>{t(isReadOnly ? 'expiring.ask' : 'expiring.renew')}</Alert>}
          <div className={styles.columns}>
            <DocumentFile flow={flow} name={name} />
            <DocumentForm flow={flow} />
          </div>
        </div>
      </Dialog>
      <DeleteQuestion flow={flow} name={name} vehicle={vehicleName} />
      {flow.question}
    </>
  );
}

/** What went wrong, and why. */
function Notice({ flow: { state } }: { flow: DocumentFlow }) {
  const { t } = useTranslation('glovebox');
  const { failed, notice } = state.context;
  const textOf = useCommonNoticeText((label: DocumentLabel) => t(`notice.${label}`));
  if (!notice) return null;
  return (
    <Alert tone={notice.tone} {...(failed && { title: t(`failed.${failed}`) })}>
      {textOf(notice)}
    </Alert>
  );
}

function Actions({ flow: { state, send }, onClose }: { flow: DocumentFlow; onClose: () => void }) {
  const { t } = useTranslation(['glovebox', 'common']);
  if (state.matches('saving')) {
    const hasFile = state.context.file !== null;
    return (
      <div className={styles.saving}>
        {hasFile ? <ProgressBar label={t('uploading')} value={state.context.sent} /> : <span>{t('saving')}</span>}
        <Button onPress={() => send({ type: 'upload.canceled' })}>{t(hasFile ? 'cancelUpload' : 'cancelSave')}</Button>
      </div>
    );
  }
  if (state.matches('saveUnknown') || state.matches('deleteUnknown'))
    return (
      <Button variant="primary" onPress={() => send({ type: 'outcome.retried' })}>
        {t('checkAgain')}
      </Button>
    );
  if (state.matches('readOnly')) return <Button onPress={onClose}>{t('common:actions.close')}</Button>;
  const isChecking = state.matches('checkingSave') || state.matches('checkingDelete');
  const problem = documentProblem(state.context);
  const reason = problem ? t(`problem.${problem}`) : hasChanges(state.context) ? undefined : t('problem.unchanged');
  return (
    <>
      {state.context.base && (
        <span className={styles.delete}>
          <Button variant="quiet" onPress={() => send({ type: 'delete.requested' })}>
            {t('delete')}
          </Button>
        </span>
      )}
      <Button onPress={onClose}>{t('common:actions.cancel')}</Button>
      <Button
        variant="primary"
        isPending={isChecking || state.matches('checkingFile')}
        pendingLabel={t('checking')}
        disabledReason={reason}
        onPress={() => send({ type: 'document.submitted' })}
      >
        {t(state.context.base ? 'save' : 'uploadAndSave')}
      </Button>
    </>
  );
}

function DeleteQuestion({ flow: { state, send }, name, vehicle }: { flow: DocumentFlow; name: string; vehicle: string }) {
  const { t } = useTranslation('glovebox');
  return (
    <ConfirmDialog
      isOpen={state.hasTag('deleting')}
      title={t('confirm.question')}
      confirmLabel={t('delete')}
      cancelLabel={t('confirm.keep')}
      tone="danger"
      isPending={state.hasTag('busy')}
      pendingLabel={t('deleting')}
      onConfirm={() => send({ type: 'delete.confirmed' })}
      onCancel={() => send({ type: 'delete.declined' })}
    >
      {t('confirm.body', { name, vehicle })}
    </ConfirmDialog>
  );
}
