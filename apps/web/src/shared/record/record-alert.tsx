import { useTranslation } from '@wayside/i18n';
import { questionsOf } from '@wayside/machines';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { bringToTop } from '../form/bring-to-top.ts';
import { ConflictAlert } from '../form/conflict-alert.tsx';
import type { RecordFlow } from './use-record.ts';

export interface RecordAlertProps<Saved, Draft extends object, Given, Label extends string> {
  record: RecordFlow<Saved, Draft, Given, Label>;
  /** A field of the record as its page shows it; undefined for one that has no place in the form. Not needed where fields never clash. */
  fieldText?: (field: keyof Draft & string, theirs: Draft) => { label: string; value: string } | undefined;
  /** Title of a refusal. */
  title?: string;
  /** What to do about it, such as a link to the record that has the name already. */
  actions?: ReactNode;
  /** Theirs in words, for a record that is read as a whole. */
  theirsText?: (theirs: Saved) => ReactNode;
}

/** Why the record was not saved, and what to do about it: a refusal, a conflict, a deletion by someone else or a lost response. */
export function RecordAlert<Saved, Draft extends object, Given, Label extends string>(props: RecordAlertProps<Saved, Draft, Given, Label>) {
  const { state } = props.record;
  if (state.matches('conflict')) return <RecordConflict {...props} />;
  if (state.matches('gone')) return <RecordGone {...props} />;
  return <RecordProblem {...props} />;
}

function RecordProblem<Saved, Draft extends object, Given, Label extends string>({
  record: { state, send, noticeText, refusedField },
  title,
  actions,
}: RecordAlertProps<Saved, Draft, Given, Label>) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const { notice } = state.context;
  const isUnknown = state.matches('outcomeUnknown');
  const isChecking = state.hasTag('sent') && state.hasTag('busy') && notice !== null;
  const isShown = state.hasTag('open') || isUnknown || isChecking;
  const shown = isShown && refusedField === undefined ? notice : null;
  useEffect(() => {
    if (!shown || !box.current) return;
    box.current.focus({ preventScroll: true });
    bringToTop(box.current);
  }, [shown]);
  if (!shown) return null;
  const check = (
    <Button isPending={isChecking} pendingLabel={t('record.checking')} onPress={() => send({ type: 'outcome.retried' })}>
      {t('record.check')}
    </Button>
  );
  return (
    <div ref={box} tabIndex={-1}>
      {isUnknown || isChecking ? (
        <Alert tone="error" title={t('record.unknownTitle')} actions={check}>
          {noticeText(shown)}
        </Alert>
      ) : (
        <Alert tone={shown.tone} title={title} actions={actions}>
          {noticeText(shown)}
        </Alert>
      )}
    </div>
  );
}

function RecordConflict<Saved, Draft extends object, Given, Label extends string>({
  record: { kind, state, send, keepMine },
  fieldText,
  theirsText,
}: RecordAlertProps<Saved, Draft, Given, Label>) {
  const { t } = useTranslation('common');
  const { theirs, given } = state.context;
  if (theirs === null) return null;
  const now = kind.draftOf(theirs, given);
  const fields = questionsOf(kind)
    .clashesWith(state.context, theirs)
    .map((field) => fieldText?.(field, now));
  return (
    <ConflictAlert
      title={t('record.changedTitle')}
      keep={{ label: t('form.conflict.keepMine'), onPress: keepMine }}
      take={{ label: t('form.conflict.takeTheirs'), onPress: () => send({ type: 'theirs.taken' }) }}
      theirs={
        theirsText
          ? []
          : fields.flatMap((field) => (field ? t('form.conflict.field', { ...field, value: field.value || t('form.conflict.empty') }) : []))
      }
    >
      {theirsText ? theirsText(theirs) : t('form.conflict.body')}
    </ConflictAlert>
  );
}

function RecordGone<Saved, Draft extends object, Given, Label extends string>({
  record: { kind, send, keepMine },
}: RecordAlertProps<Saved, Draft, Given, Label>) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Alert
        tone="error"
        title={t('record.goneTitle')}
        actions={
          <>
            {kind.savesAsNew && <Button onPress={keepMine}>{t('record.saveAsNew')}</Button>}
            <Button variant="quiet" onPress={() => send({ type: 'theirs.taken' })}>
              {t('record.discard')}
            </Button>
          </>
        }
      >
        {t(kind.savesAsNew ? 'record.goneBodyNew' : 'record.goneBody')}
      </Alert>
    </div>
  );
}
