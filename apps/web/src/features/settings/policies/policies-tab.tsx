import { canManagePolicies, isComplete, policyOf } from '@wayside/domain';
import type { ApprovalPolicy, PolicyDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, SearchField, SkeletonRows, VisuallyHidden, matchesSearch } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useFirstRows } from '../../../shared/list/show-more.tsx';
import { useAddressSearch } from '../../../shared/list/use-typed.ts';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { usePolicyData } from '../../../shared/policies/policies.queries.ts';
import type { Policy, PolicyData } from '../../../shared/policies/policies.queries.ts';
import { PolicyCard } from '../../../shared/policies/policy-card.tsx';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import { usePolicyWords } from '../../../shared/policies/use-policy-words.ts';
import type { User } from '../../../shared/session/session.ts';
import styles from './policies.module.css';
import { DeletePolicy } from './delete-policy.tsx';
import { PolicyCoverage } from './policy-coverage.tsx';
import { PolicyForm, usePolicyEditing } from './policy-form.tsx';
import { usePolicyAddress } from './use-policy-address.ts';
import { WHO_APPROVES, WhoApproves } from './who-approves.tsx';

const ADD = 'add-policy';

export interface PoliciesTabProps {
  user: User;
  /** Where the page has its actions. */
  head: HTMLElement | null;
}

/** Approval policies by amount, plus a tool that shows who would approve a given service. */
export function PoliciesTab({ user, head }: PoliciesTabProps) {
  const { t } = useTranslation('policies');
  const query = usePolicyData(user);
  return (
    <Loaded query={query} skeleton={<SkeletonRows label={t('loading')} rows={8} />}>
      {(data) => <Policies user={user} head={head} data={data} />}
    </Loaded>
  );
}

function Policies({ user, head, data }: PoliciesTabProps & { data: PolicyData }) {
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
    onDelete: setDeleted,
  });
  const barred = isOpen ? t('oneAtATime') : undefined;

  const tab = useRef<HTMLDivElement>(null);
  useFocusAfterForm(tab, isOpen, base?.id, data.policies);

  return (
    <div ref={tab} className={styles.tab}>
      {mayEdit &&
        head &&
        createPortal(
          <Button
            id={ADD}
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            disabledReason={barred}
            isReasonHidden
            onPress={add}
          >
            {t('add')}
          </Button>,
          head,
        )}
      {isOpen && <PolicyForm flow={flow} data={data} words={words} onTry={toWhoApproves} />}
      <div className={styles.columns}>
        <section className={styles.main} aria-label={t('list')}>
          <VisuallyHidden>
            <h2>{t('list')}</h2>
          </VisuallyHidden>
          <div className={styles.top}>
            <p className={styles.help}>{mayEdit ? t('help') : `${t('help')} ${t('readOnlyHelp')}`}</p>
            <span className={styles.jump}>
              <Button onPress={toWhoApproves}>{t('ask.title')}</Button>
            </span>
          </div>
          <PolicyCoverage policies={data.policies} vehicles={data.vehicles} />
          {data.policies.length === 0 && !isNew && (
            <EmptyState kind="first-use" title={t('empty.title')}>
              {t(mayEdit ? 'empty.body' : 'empty.bodyReadOnly')}
            </EmptyState>
          )}
          <PolicyList policies={data.policies} words={words} openId={isOpen ? base?.id : linkedId}>
            {(policy) => (
              <PolicyCard
                policy={policy}
                words={words}
                people={data.people}
                barred={barred}
                isEdited={isOpen && base?.id === policy.id}
                onEdit={mayEdit ? () => edit(policy) : undefined}
                onDelete={mayEdit ? () => setDeleted(policy) : undefined}
              />
            )}
          </PolicyList>
        </section>
        <WhoApproves
          data={data}
          policies={isOpen ? withDraft(data.policies, base?.id, draft) : data.policies}
          draft={isDirty ? (isComplete(draft) ? 'counts' : 'incomplete') : 'none'}
          words={words}
        />
      </div>
      <DeletePolicy policy={deleted} data={data} words={words} onClose={() => setDeleted(null)} />
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

/** Cards drawn at once; a list that long also gets a search. */
const STEP = 10;

interface PolicyListProps {
  policies: readonly Policy[];
  words: PolicyWords;
  /** The one in the form or in the address: always shown. */
  openId: number | undefined;
  children: (policy: Policy) => ReactNode;
}

/** The policies, searched by everything that they name. */
function PolicyList({ policies, words, openId, children }: PolicyListProps) {
  const { t } = useTranslation(['policies', 'common']);
  const [search, setSearch] = useAddressSearch();
  const matches = policies.filter(
    (policy) => policy.id === openId || matchesSearch(words.searched(policy), search.trim()),
  );
  const first = useFirstRows(matches, STEP);
  const open = matches.find(({ id }) => id === openId);
  const shown = open && !first.rows.includes(open) ? [open, ...first.rows] : first.rows;
  return (
    <>
      {policies.length > STEP && (
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('common:actions.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      {matches.length === 0 && policies.length > 0 && (
        <EmptyState
          kind="filtered"
          title={t('search.none')}
          action={<Button onPress={() => setSearch('')}>{t('common:actions.clearSearch')}</Button>}
        />
      )}
      <ul className={styles.cards}>
        {shown.map((policy) => (
          <li key={policy.id} data-policy={policy.id}>
            {children(policy)}
          </li>
        ))}
      </ul>
      {first.more}
    </>
  );
}
