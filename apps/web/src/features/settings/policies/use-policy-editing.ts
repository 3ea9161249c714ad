import { isSameDraft, emptyPolicyDraft, policyDraftOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { policyEditingMachine } from '@wayside/machines';
import type { KeptPolicy, PolicyEditingEvent, PolicySave } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import type { User } from '../../../shared/session/session.ts';
import type { Policy } from './policies.queries.ts';
import { readPolicies, savePolicy } from './policy-calls.ts';

export type PolicyEditingState = SnapshotFrom<typeof policyEditingMachine>;

export interface PolicyEditing {
  state: PolicyEditingState;
  send: (event: PolicyEditingEvent) => void;
  isOpen: boolean;
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  forget: () => void;
}

const wired = policyEditingMachine.provide({
  actors: {
    readPolicies: fromPromise(() => readPolicies()),
    savePolicy: fromPromise<Awaited<ReturnType<typeof savePolicy>>, PolicySave>(({ input }) => savePolicy(input)),
  },
});

/** The policy editing machine with its API calls. Unsaved changes survive a reload and a switch of tabs. */
export function usePolicyEditing(user: User, policies: readonly Policy[]): PolicyEditing {
  const { t } = useTranslation('policies');
  const { values, keep, clear } = useKeptDraft('policy', { userId: user.id, fleetId: user.fleet_id ?? null });
  const [input] = useState(() => ({ kept: keptIn(values), knownIds: policies.map(({ id }) => id) }));
  const [state, send, actor] = useMachine(wired, { input });
  const { base, draft } = state.context;
  const isOpen = state.hasTag('form');
  const isDirty = isOpen && !isSameDraft(draft, base ? policyDraftOf(base) : emptyPolicyDraft);

  const say = useEffectEvent((isNew: boolean) => toasts.show({ title: t(isNew ? 'created' : 'updated'), tone: 'success' }));
  useEffect(() => {
    const { unsubscribe } = actor.on('policy.saved', ({ isNew }) => void say(isNew));
    return unsubscribe;
  }, [actor]);

  useEffect(() => keep(isDirty ? { kept: { base, draft } } : undefined), [keep, base, draft, isDirty]);

  return { state, send, isOpen, isDirty, forget: clear };
}

/** Parses a saved draft. Only our code writes it in this tab, but possibly in the shape of an older version. */
function keptIn(values: Readonly<Record<string, unknown>> | undefined): KeptPolicy | undefined {
  const kept = values?.['kept'] as Partial<KeptPolicy> | undefined;
  const isWhole = kept?.draft && [kept.draft.services, kept.draft.approvers, kept.draft.vehicles].every(Array.isArray);
  return isWhole ? { base: kept.base ?? null, draft: kept.draft! } : undefined;
}
