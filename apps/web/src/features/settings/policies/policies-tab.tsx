import { canManagePolicies, isComplete, policyOf } from '@wayside/domain';
import type { ApprovalPolicy, PolicyDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, SkeletonRows, VisuallyHidden } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import type { User } from '../../../shared/session/session.ts';
import { DeletePolicy } from './delete-policy.tsx';
import { usePolicyData } from '../../../shared/policies/policies.queries.ts';
import type { Policy, PolicyData } from '../../../shared/policies/policies.queries.ts';
import { PolicyCard } from '../../../shared/policies/policy-card.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyList } from './policy-list.tsx';
import { usePolicyAddress } from './use-policy-address.ts';
import { usePolicyEditing } from './use-policy-editing.ts';
import { usePolicyWords } from '../../../shared/policies/use-policy-words.ts';
import { WHO_APPROVES, WhoApproves } from './who-approves.tsx';
import { NoFleet } from '../no-fleet.tsx';
import styles from './policies.module.css';

const ADD = 'add-policy';

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
  const flow = usePolicyEditing(user);
  const { state, send, isDirty, guard } = flow;
  const [deleted, setDeleted] = useState<Policy | null>(null);
  const mayEdit = canManagePolicies(user);
  const { base, draft } = state.context;
  const isOpen = state.hasTag('form');
  const isNew = isOpen && base === null;
  const add = (): void => send({ type: 'record.added' });
  const edit = (saved: Policy): void => send({ type: 'record.opened', saved });
  const linkedId = usePolicyAddress({
    policies: data.policies,
    mayEdit,
    inForm: isOpen ? (base?.id ?? 'new') : null,
    onOpen: (policy) => (policy === 'new' ? add() : edit(policy)),
  });
  const barred = isOpen ? t('oneAtATime') : undefined;
  const form = isOpen && <PolicyForm flow={flow} data={data} words={words} />;
  // Someone else deleted the policy: keep the form open, where a new policy would be.
  const isOrphaned = isOpen && base !== null && data.policies.every(({ id }) => id !== base.id);

  const tab = useRef<HTMLDivElement>(null);
  useFocusAfterForm(tab, isOpen, base?.id, data.policies);

  return (
    <div ref={tab} className={styles.tab}>
      <section className={styles.main} aria-label={t('list')}>
        <VisuallyHidden>
          <h2>{t('list')}</h2>
        </VisuallyHidden>
        <div className={styles.top}>
          <p className={styles.help}>{mayEdit ? t('help') : `${t('help')} ${t('readOnlyHelp')}`}</p>
          <span className={styles.jump}>
            <Button onPress={toWhoApproves}>{t('ask.title')}</Button>
          </span>
          {mayEdit && (
            <Button id={ADD} variant="primary" icon={<Plus size={16} aria-hidden="true" />} disabledReason={barred} onPress={add}>
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
        <PolicyList policies={data.policies} words={words} openId={isOpen ? base?.id : linkedId}>
          {(policy) =>
            isOpen && base?.id === policy.id ? (
              form
            ) : (
              <PolicyCard
                policy={policy}
                words={words}
                people={data.people}
                {...(mayEdit && {
                  barred,
                  onEdit: () => edit(policy),
                  onDelete: () => setDeleted(policy),
                })}
              />
            )
          }
        </PolicyList>
      </section>
      <WhoApproves
        data={data}
        policies={isOpen ? withDraft(data.policies, base?.id, draft) : data.policies}
        draft={isDirty ? (isComplete(draft) ? 'counts' : 'incomplete') : 'none'}
        words={words}
      />
      <DeletePolicy
        policy={deleted}
        isGone={!data.policies.some(({ id }) => id === deleted?.id)}
        words={words}
        onClose={() => setDeleted(null)}
      />
      {guard.dialog}
    </div>
  );
}

/** On a phone the panel is below all policies. */
function toWhoApproves(): void {
  const panel = document.getElementById(WHO_APPROVES);
  panel?.scrollIntoView({ block: 'start' });
  panel?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

/** After the form closes, focuses the policy it was about (or the one just created), otherwise the Add button. */
function useFocusAfterForm(
  tab: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  id: number | undefined,
  policies: readonly Policy[],
): void {
  const before = useRef<{ id: number | undefined; ids: readonly number[] }>(undefined);
  useFocusAfter(isOpen, () => {
    const about = before.current?.id ?? policies.find((policy) => !before.current?.ids.includes(policy.id))?.id;
    return tab.current?.querySelector<HTMLElement>(`[data-policy="${about}"] button`) ?? document.getElementById(ADD);
  });
  useEffect(() => {
    before.current = isOpen ? { id, ids: before.current?.ids ?? policies.map((policy) => policy.id) } : undefined;
  });
}

/** The policies as they would be after saving the open one. It changes nothing as long as it can't be saved. */
function withDraft(saved: readonly Policy[], id: number | undefined, draft: PolicyDraft): readonly ApprovalPolicy[] {
  return isComplete(draft) ? [...saved.filter((policy) => policy.id !== id), { ...policyOf(draft), id }] : saved;
}
