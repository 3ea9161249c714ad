import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import type { PolicyEditing } from './use-policy-editing.ts';

/** Someone else changed or deleted the policy: shows their version and asks which one to keep. */
export function PolicyConflict({ state, send, words }: Pick<PolicyEditing, 'state' | 'send'> & { words: PolicyWords }) {
  const { t } = useTranslation('policies');
  const box = useRef<HTMLDivElement>(null);
  const isConflict = state.matches('conflict');
  useEffect(() => {
    if (isConflict) box.current?.querySelector('button')?.focus();
  }, [isConflict]);
  if (!isConflict) return null;
  const { theirs } = state.context;
  return (
    <div ref={box}>
      <Alert
        tone="error"
        title={t(theirs ? 'conflict.changedTitle' : 'conflict.deletedTitle')}
        actions={
          <>
            <Button onPress={() => send({ type: 'mine.kept' })}>{t(theirs ? 'conflict.keepMine' : 'conflict.saveAsNew')}</Button>
            <Button variant="quiet" onPress={() => send({ type: 'theirs.taken' })}>
              {t(theirs ? 'conflict.takeTheirs' : 'conflict.drop')}
            </Button>
          </>
        }
      >
        {theirs ? t('conflict.changedBody', { theirs: words.sentence(theirs) }) : t('conflict.deletedBody')}
      </Alert>
    </div>
  );
}
