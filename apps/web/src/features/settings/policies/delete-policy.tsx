import { useTranslation } from '@wayside/i18n';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import { deletePolicy } from './policy-calls.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import { restorePolicy } from './restore-policy.ts';

export interface DeletePolicyProps {
  policy: Policy | null;
  /** The list no longer has it. */
  isGone: boolean;
  words: PolicyWords;
  onClose: () => void;
}

/** Confirms the deletion of a policy. Undo creates a new policy with the same values. */
export function DeletePolicy({ policy, isGone, words, onClose }: DeletePolicyProps) {
  const { t } = useTranslation('policies');
  const { save: restore } = useSave({
    call: (gone: Policy) => restorePolicy(gone),
    changed: ['policies'],
    done: { say: t('restored') },
    about: ({ id }) => id,
    what: t('what'),
    failsInToast: true,
  });
  const saving = useSave({
    call: (gone: Policy) => deletePolicy(gone),
    changed: ['policies'],
    done: (_, gone) => ({ say: t('deleted'), action: { label: t('undo'), onAction: () => void restore(gone) } }),
    what: t('what'),
  });
  if (!policy) return null;
  return (
    <ConfirmAction
      question={t('confirm.question')}
      about={<p>{words.sentence(policy)}</p>}
      confirmLabel={t('confirm.confirm')}
      cancelLabel={t('confirm.cancel')}
      saving={saving}
      input={policy}
      isDone={isGone}
      onClose={onClose}
    />
  );
}
