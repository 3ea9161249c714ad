import { resultOf } from '@wayside/api-client';
import { saysTheSame } from '@wayside/domain';
import { isLost } from '../../../shared/data/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { policiesQuery } from '../../../shared/policies/policies.queries.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import { createPolicy, readPolicies } from './policy-calls.ts';

const known = (): readonly Policy[] => queryClient.getQueryData(policiesQuery().queryKey) ?? [];

/** Creates a deleted policy again. After a lost response, it has worked if the server now has another policy that says the same. */
export async function restorePolicy({ id: _id, ...values }: Policy) {
  const before = new Set(known().map(({ id }) => id));
  const call = createPolicy(values);
  const result = await resultOf(call);
  if (result.status === 'failure' && isLost(result) && (await readPolicies()).status === 'success') {
    const data = known().find((policy) => !before.has(policy.id) && saysTheSame(policy, values));
    if (data) return { data, response: new Response(null, { status: 201 }) };
  }
  return await call;
}
