import { ApiError, resultOf } from '@wayside/api-client';
import type { PoliciesOutcome, PolicyBody, PolicySave, PolicySaveOutcome } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { isLost, noticeOf } from '../../../shared/data/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { policiesQuery } from '../../../shared/policies/policies.queries.ts';

const bodyOf = ({ service_definition_ids, user_ids, vehicle_ids, ...rest }: PolicyBody) => ({
  ...rest,
  service_definition_ids: [...service_definition_ids],
  user_ids: [...user_ids],
  vehicle_ids: [...vehicle_ids],
});

/** Creates a policy; also used to undo a deletion. */
export const createPolicy = (policy: PolicyBody) => api.POST('/policies', { body: bodyOf(policy) });

const updatePolicy = (id: number, policy: PolicyBody) =>
  api.PUT('/policies/{id}', { params: { path: { id } }, body: { id, ...bodyOf(policy) } });

export const deletePolicy = ({ id }: { id: number }) => api.DELETE('/policies/{id}', { params: { path: { id } } });

/** Queries reach the screen with the next task. The form closes after that, so that its policy is there to return the focus to. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** Fetches the current policies and updates the screen. */
export async function readPolicies(): Promise<PoliciesOutcome> {
  try {
    const policies = await queryClient.fetchQuery({ ...policiesQuery(), staleTime: 0 });
    await drawn();
    return { status: 'success', policies };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}

export async function savePolicy({ id, policy }: PolicySave): Promise<PolicySaveOutcome> {
  const result = await resultOf(id === null ? createPolicy(policy) : updatePolicy(id, policy));
  if (result.status === 'success') {
    // Policies determine who may approve which order.
    await changed('policies');
    await drawn();
    return { status: 'success', policy: result.data };
  }
  if (isLost(result)) {
    // It may have been saved all the same.
    void changed('policies');
    return { status: 'lost' };
  }
  if (result.kind === 'notFound' && id !== null) {
    void changed('policies');
    return { status: 'gone' };
  }
  return { status: 'failure', notice: noticeOf(result) };
}
