import { canManagePolicies, policyOf } from '@wayside/domain';
import type { ApprovalPolicy } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, SkeletonRows, VisuallyHidden } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import type { User } from '../../../shared/session/session.ts';
import { leavesTab } from '../leaves-tab.ts';
import { DeletePolicy } from './delete-policy.tsx';
import { usePolicyData } from '../../../shared/policies/policies.queries.ts';
import type { Policy, PolicyData } from '../../../shared/policies/policies.queries.ts';
import { PolicyCard } from '../../../shared/policies/policy-card.tsx';
import { PolicyForm } from './policy-form.tsx';
import { usePolicyEditing } from './use-policy-editing.ts';
import { usePolicyWords } from '../../../shared/policies/use-policy-words.ts';
import { WhoApproves } from './who-approves.tsx';
import { NoFleet } from '../no-fleet.tsx';
import styles from './policies.module.css';

/** Approval policies by amount, plus a tool that shows who would approve a given service. */
export function PoliciesTab({ user }: { user: User }) {
  const { t } = useTranslation('policies');
  const query = usePolicyData(user);
  if (user.fleet_id == null) return <NoFleet>{t('noFleetBody')}</NoFleet>;
  return (
    <Loaded query={query} skeleton={<SkeletonRows label={t('loading')} rows={8} />}>
      {(data) => <Policies user={user} data={data} />}
    </Loaded>
  );
}

function Policies({ user, data }: { user: User; data: PolicyData }) {
  const { t } = useTranslation('policies');
  const words = usePolicyWords(data);
  const editing = usePolicyEditing(user, data.policies);
  const { state, send, isOpen, isDirty, isSaving, forget } = editing;
  const guard = useLeaveGuard(isDirty, { onLeave: forget, isLeaving: leavesTab });
  useEffect(() => guard.setSaving(isSaving));
  const [deleted, setDeleted] = useState<Policy | null>(null);
  const mayEdit = canManagePolicies(user);
  const { base, draft } = state.context;
  const isNew = isOpen && base === null;
  const barred = isOpen ? t('oneAtATime') : undefined;
  const form = isOpen && <PolicyForm editing={editing} data={data} words={words} />;
  // Someone else deleted the policy: keep the form open, where a new policy would be.
  const isOrphaned = isOpen && base !== null && data.policies.every(({ id }) => id !== base.id);

  return (
    <div className={styles.tab}>
      <section className={styles.main} aria-label={t('list')}>
        <VisuallyHidden>
          <h2>{t('list')}</h2>
        </VisuallyHidden>
        <div className={styles.top}>
          <p className={styles.help}>{t('help')}</p>
          {mayEdit && (
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              disabledReason={barred}
              onPress={() => send({ type: 'policy.added', knownIds: data.policies.map(({ id }) => id) })}
            >
              {t('add')}
            </Button>
          )}
        </div>
        {(isNew || isOrphaned) && form}
        {data.policies.length === 0 && !isNew && (
          <EmptyState kind="first-use" title={t('empty.title')}>
            {t(mayEdit ? 'empty.body' : 'empty.bodyReadOnly')}
          </EmptyState>
        )}
        <ul className={styles.cards}>
          {data.policies.map((policy) => (
            <li key={policy.id}>
              {isOpen && base?.id === policy.id ? (
                form
              ) : (
                <PolicyCard
                  policy={policy}
                  words={words}
                  {...(mayEdit && {
                    barred,
                    onEdit: () => send({ type: 'policy.opened', policy }),
                    onDelete: () => setDeleted(policy),
                  })}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <WhoApproves
        data={data}
        policies={inForce(data.policies, isOpen ? { ...policyOf(draft), id: base?.id } : null)}
        hasDraft={isDirty}
        words={words}
      />
      <DeletePolicy policy={deleted} words={words} onClose={() => setDeleted(null)} />
      {guard.dialog}
    </div>
  );
}

/** The policies as they would be after saving the open one. A policy without approvers has no effect yet. */
function inForce(saved: readonly Policy[], open: ApprovalPolicy | null): readonly ApprovalPolicy[] {
  if (!open) return saved;
  const others = saved.filter(({ id }) => id !== open.id);
  return open.auto_approvable || open.user_ids.length > 0 ? [...others, open] : others;
}
