import { missingInFleet, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Panel } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import formStyles from '../../../shared/form/form.module.css';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import type { User } from '../../../shared/session/session.ts';
import { DeleteFleet } from './delete-fleet.tsx';
import { FleetFields } from './fleet-fields.tsx';
import { FleetProblem } from './fleet-problem.tsx';
import type { FleetEditing } from './use-fleet-editing.ts';
import styles from './fleets.module.css';

export interface FleetFormProps {
  editing: FleetEditing;
  viewer: User;
}

/** The fleet information: read until Edit, or in edit mode for a new fleet. */
export function FleetForm({ editing: { state, send, leaveDialog }, viewer }: FleetFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { draft, base, notice } = state.context;
  const isNew = base === null;
  const missing = missingInFleet(draft);
  const isForm = state.hasTag('form');
  const isBusy = state.hasTag('busy') && isForm;
  const isChoosing = state.matches('conflict') || state.matches('outcomeUnknown');

  const toName = useEffectEvent(() => form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus());
  const isTaken = state.matches('failed') && notice !== null && 'label' in notice && notice.label === 'nameTaken';
  useEffect(() => {
    if (isForm && !isNew) toName();
  }, [isForm, isNew]);
  useEffect(() => {
    if (isTaken) toName();
  }, [isTaken]);
  useFocusAfter(isForm, () => edit.current);
  // The buttons of these messages vanish when they are pressed.
  useFocusAfter(isChoosing, () => form.current?.querySelector('[type=submit]'));

  const submitWithKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <Panel title={t('info')} context={!isForm && t('readOnly')}>
      {/* Listens for keyboard shortcuts in the form's fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        noValidate
        aria-label={t('info')}
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'fleet.submitted' });
        }}
        onKeyDown={submitWithKeys}
      >
        <FleetProblem state={state} send={send} />
        <FleetFields state={state} send={send} viewer={viewer} />
        <div className={styles.decide}>
          {!isForm && (
            <>
              <span className={styles.first}>
                <Button variant="quiet" onPress={() => send({ type: 'deletion.asked' })}>
                  {t('delete.action')}
                </Button>
              </span>
              <Button ref={edit} onPress={() => send({ type: 'edit.started' })}>
                {t('edit')}
              </Button>
            </>
          )}
          {isForm && (
            <>
              {isNew && <ButtonLink href={place.fmcDashboard}>{t('common:actions.cancel')}</ButtonLink>}
              {state.can({ type: 'edit.canceled' }) && (
                <Button onPress={() => send({ type: 'edit.canceled' })}>{t('common:actions.cancel')}</Button>
              )}
              {!isChoosing && (
                <Button
                  type="submit"
                  variant="primary"
                  isPending={isBusy}
                  pendingLabel={t('saving')}
                  disabledReason={isBusy || missing === null ? undefined : t(`incomplete.${missing}`)}
                >
                  {t('save')}
                </Button>
              )}
            </>
          )}
        </div>
      </form>
      {state.hasTag('deletion') && <DeleteFleet state={state} send={send} />}
      {leaveDialog}
    </Panel>
  );
}
