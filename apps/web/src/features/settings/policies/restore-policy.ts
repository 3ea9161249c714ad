import { resultOf } from '@wayside/api-client';
import { isLost } from '../../../shared/failure/failure.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import { createPolicy, findCreated, policyIds } from './policy-calls.ts';

/**
 * Creates a deleted policy again. After a lost response, it has worked if the server now has another policy that says
 * the same.
 */
export async function restorePolicy({ id: _id, ...values }: Policy) {
  const existingIds = policyIds();
  const call = createPolicy(values);
  const result = await resultOf(call);
  if (result.status === 'failure' && isLost(result)) {
    const outcome = await findCreated(values, existingIds);
    if (outcome.status === 'success' && outcome.saved)
      return { data: outcome.saved, response: new Response(null, { status: 201 }) };
  }
  return await call;
}
