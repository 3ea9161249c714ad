import { isSameDraft, emptyPolicyDraft, policyDraftOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { policyEditingMachine } from '@wayside/machines';
import type { KeptPolicy, PolicyEditingEvent, PolicySave, PolicySaveOutcome } from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { useEraseSentDraft, useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import { useLateFailure, useLateSave } from '../../../shared/save/use-late-save.ts';
import type { User } from '../../../shared/session/session.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import { readPolicies, savePolicy } from './policy-calls.ts';

export type PolicyEditingState = SnapshotFrom<typeof policyEditingMachine>;

export interface PolicyEditing {
  state: PolicyEditingState;
  send: (event: PolicyEditingEvent) => void;
  isOpen: boolean;
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** The request is on its way: leaving loses nothing, and a toast reports the outcome. */
  isSaving: boolean;
  forget: () => void;
}

const wired = (save: (asked: { input: PolicySave; signal: AbortSignal }) => Promise<PolicySaveOutcome>) =>
  policyEditingMachine.provide({
    actors: {
      readPolicies: fromPromise(() => readPolicies()),
      savePolicy: fromPromise<PolicySaveOutcome, PolicySave>(save),
    },
  });

/** The policy editing machine with its API calls. Unsaved changes survive a reload and a switch of tabs. */
export function usePolicyEditing(user: User, policies: readonly Policy[]): PolicyEditing {
  const { t } = useTranslation('policies');
  const { values, keep, clear } = useKeptDraft('policy', { userId: user.id, fleetId: user.fleet_id ?? null });
  const [input] = useState(() => ({ kept: keptIn(values), knownIds: policies.map(({ id }) => id) }));
  const lateFailure = useLateFailure(useCommonNoticeText<'policyNotSaved'>((label) => t(`notice.${label}`)));
  const done = (isNew: boolean): ToastMessage => ({ title: t(isNew ? 'created' : 'updated'), tone: 'success' });

  const save = useLateSave(savePolicy, (outcome, { id, form }) => {
    if (outcome.status === 'success') return done(id === null);
    // A draft that was not saved is there again next time.
    const { sentBeside: _sentBeside, ...unsent } = form;
    keep({ kept: outcome.status === 'lost' ? form : unsent });
    return lateFailure(t('what'), outcome);
  });
  const [machine] = useState(() => wired(save));
  const [state, send, actor] = useMachine(machine, { input });
  const { base, draft, knownIds } = state.context;
  const isSaving = state.matches('saving');
  const isOpen = state.hasTag('form');
  const isSent = state.hasTag('sent');
  const isDirty = isOpen && !isSameDraft(draft, base ? policyDraftOf(base) : emptyPolicyDraft);

  const say = useEffectEvent((isNew: boolean) => toasts.show(done(isNew)));
  useEffect(() => {
    const { unsubscribe } = actor.on('policy.saved', ({ isNew }) => void say(isNew));
    return unsubscribe;
  }, [actor]);

  // A reload in the middle of a save looks up first what became of it.
  useEffect(
    () => keep(isDirty ? { kept: { base, draft, ...(isSent && { sentBeside: knownIds }) } } : undefined),
    [keep, base, draft, knownIds, isDirty, isSent],
  );

  // A policy that is being saved is not a draft to come back to.
  useEraseSentDraft({ keep }, () => isSaving);

  return { state, send, isOpen, isDirty, isSaving, forget: clear };
}

/** Parses a saved draft. Only our code writes it in this tab, but possibly in the shape of an older version. */
function keptIn(values: Readonly<Record<string, unknown>> | undefined): KeptPolicy | undefined {
  const kept = values?.['kept'] as Partial<KeptPolicy> | undefined;
  const isWhole = kept?.draft && [kept.draft.services, kept.draft.approvers, kept.draft.vehicles].every(Array.isArray);
  if (!isWhole) return undefined;
  return { base: kept.base ?? null, draft: kept.draft!, ...(Array.isArray(kept.sentBeside) && { sentBeside: kept.sentBeside }) };
}
