import { resultOf } from '@wayside/api-client';
import { policyOf, saysTheSame } from '@wayside/domain';
import type { PolicyDraft } from '@wayside/domain';
import type { RecordCalls } from '../../../shared/record/use-record.ts';
import type { SavedPolicy } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { policiesQuery } from '../../../shared/policies/policies.queries.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import { findIn, saveOutcomeOf } from '../../../shared/record/record-calls.ts';

type PolicyBody = ReturnType<typeof policyOf>;

/** Creates a policy; also used to undo a deletion. */
export const createPolicy = (body: PolicyBody) => api.POST('/policies', { body });

const updatePolicy = (id: number, body: PolicyBody) =>
  api.PUT('/policies/{id}', { params: { path: { id } }, body: { id, ...body } });

export const deletePolicy = ({ id }: { id: number }) => api.DELETE('/policies/{id}', { params: { path: { id } } });

export const policyIds = (): readonly number[] =>
  queryClient.getQueryData(policiesQuery().queryKey)?.map(({ id }) => id) ?? [];

/**
 * Queries reach the screen with the next task. The form closes after that, so that its policy is there to return the
 * focus to.
 */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

async function findPolicy(isIt: (policy: Policy) => boolean) {
  const outcome = await findIn(policiesQuery(), (policies) => policies.find(isIt));
  await drawn();
  return outcome;
}

/**
 * The policy that was created after there were only `existingIds`, and says the same: its response was lost, and with
 * it the id.
 */
export function findCreated(body: PolicyBody, existingIds: readonly number[]) {
  return findPolicy((policy) => !existingIds.includes(policy.id) && saysTheSame(policy, body));
}

function withPolicy(policies: readonly Policy[], saved: Policy): Policy[] {
  const isThere = policies.some(({ id }) => id === saved.id);
  return isThere ? policies.map((policy) => (policy.id === saved.id ? saved : policy)) : [...policies, saved];
}

export const policyCalls: RecordCalls<SavedPolicy, PolicyDraft, null, never> = {
  save: async ({ base, draft }) => {
    const { queryKey } = policiesQuery();
    const body = policyOf(draft);
    const result = await resultOf(base === null ? createPolicy(body) : updatePolicy(base.id, body));
    // The list shows it at once; it is refetched after that.
    if (result.status === 'success')
      queryClient.setQueryData(queryKey, (policies) => policies && withPolicy(policies, result.data));
    const outcome = saveOutcomeOf(result, {
      isNew: base === null,
      savedIn: (policy): SavedPolicy => policy,
      changes: ['policies'],
    });
    await drawn();
    return outcome;
  },
  find: ({ base, draft, existingIds }) =>
    base === null ? findCreated(policyOf(draft), existingIds ?? []) : findPolicy(({ id }) => id === base.id),
  existingIds: policyIds,
};
