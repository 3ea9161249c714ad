import { fullNameOf, successorsOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Select } from '@wayside/ui';
import { useState } from 'react';
import { api } from '../../../../shared/data/api.ts';
import { changed } from '../../../../shared/data/changed.ts';
import type { Policy } from '../../../../shared/policies/policies.queries.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useSave } from '../../../../shared/save/use-save.ts';
import type { User } from '../../../../shared/session/session.ts';
import type { Dependents } from '../use-dependents.ts';
import styles from '../users.module.css';

/** The policy with one approver in place of another. */
function withApprover(policy: Policy, leaving: number, next: number): Policy {
  return { ...policy, user_ids: [...new Set(policy.user_ids.map((id) => (id === leaving ? next : id)))] };
}

/**
 * Puts somebody else into all policies that a leaving person approves (PPV-02). Policies that were changed before a call
 * failed stay changed.
 */
async function replaceIn(policies: readonly Policy[], leaving: number, next: number) {
  let response;
  for (const policy of policies) {
    response = await api.PUT('/policies/{id}', {
      params: { path: { id: policy.id } },
      body: withApprover(policy, leaving, next),
    });
    if (response.error) break;
  }
  await changed('policies');
  return response!;
}

export function ReplaceApprover({ user, dependents }: { user: User; dependents: Dependents }) {
  const { t } = useTranslation('users');
  const [next, setNext] = useState<string | null>(null);
  const { policies, people } = dependents;
  const { save, isSaving, result } = useSave({
    call: (id: number) => replaceIn(policies, user.id, id),
    done: (_saved, id) => ({
      say: t('leaving.replaced', { count: policies.length, name: nameOf(people, id) }),
    }),
    what: t('leaving.policies', { count: policies.length }),
  });
  return (
    <div className={styles.replace}>
      {result?.status === 'failure' && <FormAlert result={result} />}
      <Select
        label={t('leaving.replaceBy')}
        placeholder={t('leaving.choosePerson')}
        options={successorsOf(user, people).map((person) => ({ id: String(person.id), label: fullNameOf(person) }))}
        value={next}
        onChange={setNext}
      />
      <Button
        isPending={isSaving}
        disabledReason={next === null ? t('leaving.choosePerson') : undefined}
        isReasonHidden
        onPress={() => void (next !== null && save(Number(next)))}
      >
        {t('leaving.replace', { count: policies.length })}
      </Button>
    </div>
  );
}

const nameOf = (people: readonly User[], id: number): string => fullNameOf(people.find((person) => person.id === id));
