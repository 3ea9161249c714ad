import { canEditDatabaseName, cleanDatabaseName, place } from '@wayside/domain';
import { databaseNameSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { databaseNameKind, databaseNameMachine } from '@wayside/machines';
import { Button, Link, Panel } from '@wayside/ui';
import { useRef, useState } from 'react';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { leaves } from '../../../shared/list/use-open-record.ts';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter } from '../../../shared/record/record-form.tsx';
import { useRecordForm } from '../../../shared/record/use-record-form.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { hasDraft } from '../../../shared/session/drafts.ts';
import type { User } from '../../../shared/session/session.ts';
import { databaseNameCalls, dropName, putName, showName } from './database-name-calls.ts';
import type { NamedFleet } from './database-name-calls.ts';
import styles from './telematics.module.css';

const DRAFT = 'database_name';

/** The database name: edited in place, deleted after confirmation. */
export function DatabaseNamePanel({ user, fleetId, name }: NamedFleet & { user: User }) {
  const { t } = useTranslation('telematics');
  const mayEdit = canEditDatabaseName(user);
  // What was typed before a reload or a sign-in is in the form again.
  const [mode, setMode] = useState<'reading' | 'editing' | 'deleting'>(() =>
    mayEdit && hasDraft(DRAFT, { userId: user.id, fleetId }) ? 'editing' : 'reading',
  );
  const toReading = (): void => setMode('reading');
  const actions = useRef<HTMLDivElement>(null);
  useFocusAfter(mode === 'editing', () => actions.current?.querySelector('button'));
  return (
    <Panel title={t('title')} context={mayEdit ? t('help') : `${t('help')} ${t('readOnlyHelp')}`}>
      {mode === 'editing' ? (
        <NameForm user={user} fleetId={fleetId} name={name} onClose={toReading} />
      ) : (
        <div className={styles.name}>
          <dl className={styles.fact}>
            <dt>{t('name')}</dt>
            <dd className={name ? styles.value : styles.none}>{name || t('none')}</dd>
          </dl>
          <div ref={actions} className={styles.actions}>
            {mayEdit ? (
              <>
                <Button onPress={() => setMode('editing')}>{t(name ? 'edit' : 'add')}</Button>
                {name && (
                  <Button variant="quiet" onPress={() => setMode('deleting')}>
                    {t('delete')}
                  </Button>
                )}
              </>
            ) : (
              <>
                <Link href={place.settings()}>{t('readOnly.edit')}</Link>
                {name && <Link href={place.settings()}>{t('readOnly.delete')}</Link>}
              </>
            )}
          </div>
        </div>
      )}
      <DeleteName isOpen={mode === 'deleting'} fleetId={fleetId} name={name} onClose={toReading} />
    </Panel>
  );
}

function NameForm({ user, fleetId, name, onClose }: NamedFleet & { user: User; onClose: () => void }) {
  const { t } = useTranslation('telematics');
  const record = useRecord({
    kind: databaseNameKind,
    machine: databaseNameMachine,
    calls: databaseNameCalls(fleetId),
    saved: { name },
    given: null,
    draftName: DRAFT,
    owner: { userId: user.id, fleetId },
    texts: { what: t('what'), done: () => ({ title: t('saved'), tone: 'success' }) },
    onClose,
    guard: { isLeaving: leaves('tab') },
  });
  const form = useRecordForm(record, databaseNameSchema);
  return (
    <Form form={form} label={t('title')} onSubmit={() => record.submit()}>
      <RecordAlert record={record} fieldText={(_field, theirs) => ({ label: t('name'), value: theirs.name })} />
      <FormTextField
        form={form}
        name="name"
        label={t('name')}
        description={t('nameHelp')}
        filter={cleanDatabaseName}
        autoComplete="off"
        // The user just asked to edit this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <RecordFooter record={record} label={t('save')}>
        <Button
          onPress={() => {
            record.leave();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
      </RecordFooter>
      {record.guard.dialog}
    </Form>
  );
}

/** Undo saves the name again; synced data is kept throughout. */
function DeleteName({ isOpen, fleetId, name, onClose }: NamedFleet & { isOpen: boolean; onClose: () => void }) {
  // As it was when the question opened: after a lost response, the reloaded name may be gone already.
  const [question, setQuestion] = useState(name);
  if (!isOpen && question !== name) setQuestion(name);
  const { t } = useTranslation('telematics');
  const { save: restore } = useSave({
    call: putName,
    changed: ['fleet'],
    onSaved: (_, restored) => showName(restored),
    done: { say: t('saved') },
    what: t('what'),
    failsInToast: true,
  });
  const saving = useSave({
    call: (gone: NamedFleet) => dropName(gone, t('confirm.changed')),
    changed: ['fleet'],
    onSaved: (_, gone) => showName({ ...gone, name: '' }),
    done: (_, gone) => ({ say: t('deleted'), action: { label: t('undo'), onAction: () => void restore(gone) } }),
    what: t('what'),
    isDeletion: true,
  });
  if (!isOpen) return null;
  return (
    <ConfirmAction
      question={t('confirm.question')}
      about={<p>{t('confirm.body', { name: question })}</p>}
      confirmLabel={t('confirm.confirm')}
      cancelLabel={t('confirm.cancel')}
      saving={saving}
      input={{ fleetId, name: question }}
      isDone={name === ''}
      onClose={onClose}
    />
  );
}
