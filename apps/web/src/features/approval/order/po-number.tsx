import { limits } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, limitInput } from '@wayside/ui';
import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { NotSet } from '../../../shared/orders/order-parts.tsx';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './order-facts.module.css';

/** The PO number, edited in place: Enter saves, Escape cancels. Focus moves to the field, then back to the edit button. */
export function PoNumber({ approval: { state, send }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const pencil = useRef<HTMLSpanElement>(null);
  const isEditing = state.hasTag('editingPo');
  const wasEditing = useRef(isEditing);
  const { poText, poNotice } = state.context;
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <PoField approval={{ state, send }} />;
  const number = order.po_number;
  return (
    <>
      <span className={styles.po} ref={pencil}>
        <span>{number ?? <NotSet />}</span>
        {(state.hasTag('approvable') || state.hasTag('notEligible')) && (
          <IconButton
            label={number === null ? t('po.edit') : t('po.editNamed', { number })}
            icon={<Pencil size={16} aria-hidden="true" />}
            size="small"
            onPress={() => send({ type: 'po.opened', number })}
          />
        )}
      </span>
      <output className={styles.good}>{poNotice && poText.trim() === (number ?? '') && textOf(poNotice)}</output>
    </>
  );
}

function PoField({ approval: { state, send } }: { approval: Pick<Approval, 'state' | 'send'> }) {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const input = useRef<HTMLInputElement>(null);
  const { poText, poNotice } = state.context;
  const problem = poNotice?.tone === 'error' ? textOf(poNotice) : undefined;
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'po.confirmed' });
      }}
    >
      <TextField
        aria-label={t('po.label')}
        className={styles.field!}
        value={poText}
        isReadOnly={state.hasTag('savingPo')}
        isInvalid={problem !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user pressed the edit button to type here
        autoFocus
        onChange={(text) => send({ type: 'po.changed', text })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') send({ type: 'po.abandoned' });
        }}
      >
        <Input ref={input} {...limitInput(poText, limits.poNumber)} className={styles.input!} />
      </TextField>
      <span className={styles.buttons}>
        <IconButton label={t('po.save')} icon={<Check size={16} aria-hidden="true" />} type="submit" isPending={state.hasTag('savingPo')} />
        <IconButton label={t('po.cancel')} icon={<X size={16} aria-hidden="true" />} onPress={() => send({ type: 'po.abandoned' })} />
      </span>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
