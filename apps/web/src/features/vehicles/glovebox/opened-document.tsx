import { useTranslation } from '@wayside/i18n';
import { documentKind, documentProblems, questionsOf } from '@wayside/machines';
import { Alert, Button, Dialog, ProgressBar } from '@wayside/ui';
import { useState } from 'react';
import { FormFoot } from '../../../shared/form/form-page.tsx';
import { useDialogTitle } from '../../../shared/page/use-dialog-title.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter, RecordForm } from '../../../shared/record/record-form.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { DeleteDocument, useDeleteDocument } from './delete-document.tsx';
import { DocumentFields, useDocumentFieldText } from './document-fields.tsx';
import { DocumentFile } from './document-file.tsx';
import type { GloveboxItem } from './glovebox.queries.ts';
import { ShownDocument } from './shown-document.tsx';
import { useDocument } from './use-document.ts';
import type { DocumentOptions } from './use-document.ts';
import { useDocumentAddress } from './use-document-address.ts';
import { useDocumentFile } from './use-document-file.ts';
import { useDocumentTexts } from './use-document-texts.ts';
import styles from './glovebox.module.css';

export interface OpenedDocumentProps extends DocumentOptions {
  items: readonly GloveboxItem[];
}

/** A document to look at, and its form: for a new one, and once someone edits it. */
export function OpenedDocument({ items, ...options }: OpenedDocumentProps) {
  const { t } = useTranslation(['glovebox', 'common']);
  const record = useDocument(options);
  const file = useDocumentFile(record);
  const deletion = useDeleteDocument(record);
  const { close } = useDocumentAddress();
  const [isDeleting, setDeleting] = useState(false);
  // What was typed before a reload goes on.
  const hasChanges = questionsOf(documentKind).hasChanges(record.state.context);
  const [isEditing, setEditing] = useState(options.item === null || hasChanges);
  const texts = useDocumentTexts();
  const fieldText = useDocumentFieldText(options.given.type);
  const vehicleName = useVehicleText().name(options.vehicle);
  const { item } = options;
  const { state, progress, cancelSave } = record;
  const { base, draft, given, notice } = state.context;
  const { type } = given;
  const name = item ? texts.name(item) : t('uploadWhat', { what: t(`one.${type}`) });
  useDialogTitle(name);
  const expiry = item && texts.expiry(item);
  const [problem] = documentProblems(draft, base, given);

  function disabledReason(): string | undefined {
    if (file.isChecking) return t('checking');
    if (problem) return t(`problem.${problem}`);
    return hasChanges ? undefined : t('problem.unchanged');
  }
  const remove = (
    <Button variant="quiet" onPress={() => setDeleting(true)}>
      {t('delete')}
    </Button>
  );
  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={name}
        description={vehicleName}
        closeLabel={t('common:actions.close')}
        onOpenChange={close}
      >
        {isEditing ? (
          <RecordForm record={{ ...record, submit: () => file.isChecking || record.submit() }} label={name}>
            <RecordAlert
              record={record}
              fieldText={fieldText}
              title={notice?.tone === 'error' ? t(base ? 'failed.update' : 'failed.upload') : undefined}
            />
            {expiry && (
              <Alert isStatic title={expiry.text}>
                {t('expiring.renew')}
              </Alert>
            )}
            <div className={styles.columns}>
              <DocumentFile record={record} file={file} name={name} />
              <DocumentFields record={record} />
            </div>
            <FormFoot>
              {state.matches('saving') ? (
                <Sending progress={progress} onCancel={cancelSave} />
              ) : (
                <RecordFooter
                  record={record}
                  label={t(base ? 'save' : 'uploadAndSave')}
                  disabledReason={disabledReason()}
                  lead={base && state.hasTag('open') && remove}
                >
                  <Button onPress={close}>{t('common:actions.cancel')}</Button>
                </RecordFooter>
              )}
            </FormFoot>
          </RecordForm>
        ) : (
          <ShownDocument
            record={record}
            file={file}
            name={name}
            expiry={expiry?.text}
            remove={remove}
            onEdit={() => setEditing(true)}
            onClose={close}
          />
        )}
      </Dialog>
      {isDeleting && base && (
        <DeleteDocument
          id={base.id}
          saving={deletion}
          about={{ name, vehicle: vehicleName }}
          isDone={!items.some(({ id }) => id === base.id)}
          onClose={() => setDeleting(false)}
        />
      )}
      {record.guard.dialog}
    </>
  );
}

interface SendingProps {
  /** Undefined if no file is sent. */
  progress: number | undefined;
  onCancel: () => void;
}

function Sending({ progress, onCancel }: SendingProps) {
  const { t } = useTranslation('glovebox');
  return (
    <div className={styles.saving}>
      {progress === undefined ? <span>{t('saving')}</span> : <ProgressBar label={t('uploading')} value={progress} />}
      <Button onPress={onCancel}>{t(progress === undefined ? 'cancelSave' : 'cancelUpload')}</Button>
    </div>
  );
}
