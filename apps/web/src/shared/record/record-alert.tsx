import { useTranslation } from '@wayside/i18n';
import { questionsOf } from '@wayside/machines';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { bringToTop } from '../form/bring-to-top.ts';
import formStyles from '../form/form.module.css';
import type { RecordFlow } from './use-record.ts';

export interface RecordAlertProps<Saved, Draft extends object, Given, Label extends string> {
  record: RecordFlow<Saved, Draft, Given, Label>;
  /**
   * A field of the record as its page shows it; undefined for one that has no place in the form. Not needed where
   * fields never clash.
   */
  fieldText?: (field: keyof Draft & string, theirs: Draft) => { label: string; value: string } | undefined;
  /** Title of a refusal. */
  title?: string;
  /** What to do about it, such as a link to the record that has the name already. */
  actions?: ReactNode;
  /** Theirs in words, for a record that is read as a whole. */
  theirsText?: (theirs: Saved) => ReactNode;
}

/**
 * Why the record was not saved, and what to do about it: a refusal, a conflict, a deletion by someone else or a lost
 * response.
 */
export function RecordAlert<Saved, Draft extends object, Given, Label extends string>({
  record: { kind, state, send, keepMine, noticeText, refusedField },
  fieldText,
  title,
  actions,
  theirsText,
}: RecordAlertProps<Saved, Draft, Given, Label>) {
  const { t } = useTranslation('common');
  const { notice, theirs, given } = state.context;
  const answers = (mine: string | false, other: string) => (
    <>
      {mine && <Button onPress={keepMine}>{mine}</Button>}
      <Button variant="quiet" onPress={() => send({ type: 'theirs.taken' })}>
        {other}
      </Button>
    </>
  );

  if (state.matches('conflict')) {
    if (theirs === null) return null;
    const now = kind.draftOf(theirs, given);
    const clashes = theirsText ? [] : questionsOf(kind).clashesWith(state.context, theirs);
    const fields = clashes.flatMap((name) => fieldText?.(name, now) ?? []);
    return (
      <Focused key="conflict">
        <Alert
          tone="error"
          title={t('record.changedTitle')}
          actions={answers(t('form.conflict.keepMine'), t('form.conflict.takeTheirs'))}
        >
          {theirsText ? theirsText(theirs) : t('form.conflict.body')}
          {fields.length > 0 && (
            <ul className={formStyles.theirs}>
              {fields.map(({ label, value }) => (
                <li key={label}>{t('form.conflict.field', { label, value: value || t('form.conflict.empty') })}</li>
              ))}
            </ul>
          )}
        </Alert>
      </Focused>
    );
  }
  if (state.matches('gone'))
    return (
      <Focused key="gone">
        <Alert
          tone="error"
          title={t('record.goneTitle')}
          actions={answers(kind.savesAsNew && t('record.saveAsNew'), t('record.discard'))}
        >
          {t(kind.savesAsNew ? 'record.goneBodyNew' : 'record.goneBody')}
        </Alert>
      </Focused>
    );

  if (notice === null || refusedField !== undefined) return null;
  const isChecking = state.hasTag('sent') && state.hasTag('busy');
  const isUnknown = isChecking || state.matches('outcomeUnknown');
  if (!isUnknown && !state.hasTag('open')) return null;
  const check = (
    <Button
      isPending={isChecking}
      pendingLabel={t('record.checking')}
      onPress={() => send({ type: 'outcome.retried' })}
    >
      {t('record.check')}
    </Button>
  );
  return (
    <Focused key="problem" notice={notice}>
      <Alert
        tone={isUnknown ? 'error' : notice.tone}
        title={isUnknown ? t('record.unknownTitle') : title}
        actions={isUnknown ? check : actions}
      >
        {noticeText(notice)}
      </Alert>
    </Focused>
  );
}

/** Takes the focus: a message itself, again with every notice; in a question the first answer. */
function Focused({ notice, children }: { notice?: object; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice) return box.current!.querySelector('button')?.focus();
    box.current!.focus({ preventScroll: true });
    return bringToTop(box.current!);
  }, [notice]);
  return (
    <div ref={box} tabIndex={notice && -1}>
      {children}
    </div>
  );
}
