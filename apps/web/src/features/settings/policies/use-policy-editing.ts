import type { PolicyDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { policyEditingMachine, policyKind } from '@wayside/machines';
import type { SavedPolicy } from '@wayside/machines';
import type { SnapshotFrom } from 'xstate';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { RecordFlow, RecordState } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { leavesTab } from '../leaves-tab.ts';
import { policyCalls } from './policy-calls.ts';

export type PolicyFlow = RecordFlow<
  SavedPolicy,
  PolicyDraft,
  null,
  never,
  RecordState<SavedPolicy, PolicyDraft, null, never> & SnapshotFrom<typeof policyEditingMachine>
>;

/** Editing the fleet's policies, one at a time. Unsaved changes survive a reload and a switch of tabs. */
export function usePolicyEditing(user: User): PolicyFlow {
  const { t } = useTranslation('policies');
  return useRecord({
    kind: policyKind,
    machine: policyEditingMachine,
    calls: policyCalls,
    saved: null,
    given: null,
    draftName: 'policy',
    owner: { userId: user.id, fleetId: user.fleet_id ?? null },
    texts: { what: t('what'), done: ({ isNew }) => ({ title: t(isNew ? 'created' : 'updated'), tone: 'success' }) },
    guard: { isLeaving: leavesTab },
  });
}
