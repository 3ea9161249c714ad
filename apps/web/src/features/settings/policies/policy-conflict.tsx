import { useTranslation } from '@wayside/i18n';
import { ConflictAlert } from '../../../shared/form/conflict-alert.tsx';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import type { PolicyEditing } from './use-policy-editing.ts';

/** Someone else changed or deleted the policy: shows their version and asks which one to keep. */
export function PolicyConflict({ state, send, words }: Pick<PolicyEditing, 'state' | 'send'> & { words: PolicyWords }) {
  const { t } = useTranslation('policies');
  if (!state.matches('conflict')) return null;
  const { theirs } = state.context;
  return (
    <ConflictAlert
      title={t(theirs ? 'conflict.changedTitle' : 'conflict.deletedTitle')}
      keep={{ label: t(theirs ? 'conflict.keepMine' : 'conflict.saveAsNew'), onPress: () => send({ type: 'mine.kept' }) }}
      take={{ label: t(theirs ? 'conflict.takeTheirs' : 'conflict.drop'), onPress: () => send({ type: 'theirs.taken' }) }}
    >
      {theirs ? t('conflict.changedBody', { theirs: words.sentence(theirs) }) : t('conflict.deletedBody')}
    </ConflictAlert>
  );
}
