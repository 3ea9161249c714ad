import { useEffect, useEffectEvent, useRef } from 'react';
import { anId, useAddressParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';

const NEW = 'new';
const A_POLICY: Spelling<number | typeof NEW> = { read: (text) => (text === NEW ? NEW : anId.read(text)), write: String };

export interface PolicyAddressOptions {
  policies: readonly Policy[];
  mayEdit: boolean;
  /** The policy in the form, or `new`; null without a form. */
  inForm: number | typeof NEW | null;
  onOpen: (policy: Policy | typeof NEW) => void;
}

/**
 * The policy in the address: `?policy=12`, `?policy=new`. A link opens it in the form, and what is opened or closed in the page changes the
 * address. For people who may not edit, the link only shows the policy.
 *
 * @returns the policy that the address is about
 */
export function usePolicyAddress({ policies, mayEdit, inForm, onOpen }: PolicyAddressOptions): number | undefined {
  const [linked, setLinked] = useAddressParam('policy', A_POLICY, null, { replace: true });
  const hasStarted = useRef(false);
  const follow = useEffectEvent(() => {
    const isFirst = !hasStarted.current;
    hasStarted.current = true;
    // A draft from before a reload is in the form already.
    const policy = linked === NEW ? NEW : policies.find(({ id }) => id === linked);
    if (isFirst && inForm === null && policy) onOpen(policy);
    else if (linked !== inForm) setLinked(inForm);
  });
  const show = useEffectEvent(() => {
    if (typeof linked === 'number') document.querySelector(`[data-policy="${linked}"]`)?.scrollIntoView({ block: 'center' });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when a form opens or closes
  useEffect(() => (mayEdit ? follow() : show()), [mayEdit, inForm]);
  return typeof linked === 'number' ? linked : undefined;
}
