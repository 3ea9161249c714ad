import { cleanDatabaseName, place } from '@wayside/domain';
import { databaseNameSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, Panel } from '@wayside/ui';
import { useRef, useState } from 'react';
import { api } from '../../../shared/data/api.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { myFleetQuery } from '../../../shared/data/user.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { useAppForm } from '../../../shared/form/use-app-form.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { leavesTab } from '../leaves-tab.ts';
import styles from './telematics.module.css';

interface Named {
  fleetId: number;
  /** Empty if there is none. */
  name: string;
}

const save = ({ fleetId, name }: Named) =>
  api.PUT('/fleets/{id}', { params: { path: { id: fleetId } }, body: { geotab_database_name: name } });

/** Shows the saved name right away; the fleet is refetched after that. */
const showName = ({ name }: Named): void =>
  void queryClient.setQueryData(myFleetQuery().queryKey, (fleet) => fleet && { ...fleet, geotab_database_name: name });

/** The database name: edited in place, deleted after confirmation. */
export function DatabaseName({ fleetId, name, mayEdit }: Named & { mayEdit: boolean }) {
  const { t } = useTranslation('telematics');
  const [mode, setMode] = useState<'reading' | 'editing' | 'deleting'>('reading');
  const toReading = (): void => setMode('reading');
  const actions = useRef<HTMLDivElement>(null);
  useFocusAfter(mode === 'editing', () => actions.current?.querySelector('button'));
  return (
    <Panel title={t('title')} context={mayEdit ? t('help') : `${t('help')} ${t('readOnlyHelp')}`}>
      {mode === 'editing' ? (
        <NameForm fleetId={fleetId} name={name} onClose={toReading} />
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

function NameForm({ fleetId, name, onClose }: Named & { onClose: () => void }) {
  const { t } = useTranslation('telematics');
  const form = useAppForm(databaseNameSchema, { defaultValues: { name } });
  const guard = useLeaveGuard(form.formState.isDirty, { isLeaving: leavesTab });
  const saving = useSave({
    call: save,
    changed: ['fleet'],
    onSaved: (_, saved) => {
      showName(saved);
      onClose();
    },
    done: { say: t('saved') },
    what: t('what'),
    form: { guard },
  });
  return (
    <Form form={form} label={t('title')} onSubmit={(values) => saving.save({ fleetId, name: values.name })}>
      <FormAlert result={saving.result} />
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
      <div className={styles.actions}>
        <SubmitButton form={form} pendingLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
        <Button onPress={onClose}>{t('cancel')}</Button>
      </div>
      {guard.dialog}
    </Form>
  );
}

/** Undo saves the name again; synced data is kept throughout. */
function DeleteName({ isOpen, fleetId, name, onClose }: Named & { isOpen: boolean; onClose: () => void }) {
  // As it was when the question opened: after a lost response, the reloaded name may be gone already.
  const [asked, setAsked] = useState(name);
  if (!isOpen && asked !== name) setAsked(name);
  const { t } = useTranslation('telematics');
  const { save: restore } = useSave({
    call: save,
    changed: ['fleet'],
    onSaved: (_, restored) => showName(restored),
    done: { say: t('saved') },
    what: t('what'),
    failsInToast: true,
  });
  const saving = useSave({
    call: (gone: Named) => save({ ...gone, name: '' }),
    changed: ['fleet'],
    onSaved: (_, gone) => showName({ ...gone, name: '' }),
    done: (_, gone) => ({ say: t('deleted'), action: { label: t('undo'), onAction: () => void restore(gone) } }),
    what: t('what'),
  });
  if (!isOpen) return null;
  return (
    <ConfirmAction
      question={t('confirm.question')}
      about={<p>{t('confirm.body', { name: asked })}</p>}
      confirmLabel={t('confirm.confirm')}
      cancelLabel={t('confirm.cancel')}
      saving={saving}
      input={{ fleetId, name: asked }}
      isDone={name === ''}
      onClose={onClose}
    />
  );
}
