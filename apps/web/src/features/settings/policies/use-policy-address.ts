import { useEffect, useEffectEvent, useRef } from 'react';
import { anId, useAddressParam } from '../../../shared/list/use-address-param.ts';
import { newOrId } from '../../../shared/list/use-open-record.ts';
import type { OpenRecord } from '../../../shared/list/use-open-record.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';

export interface PolicyAddressOptions {
  policies: readonly Policy[];
  mayEdit: boolean;
  /** The policy in the form, or `new`; null without a form. */
  inForm: OpenRecord | null;
  onOpen: (policy: Policy | 'new') => void;
  onDelete: (policy: Policy) => void;
}

/**
 * The policy in the address: `?policy=12`, `?policy=new`. A link opens it in the form, and what is opened or closed in
 * the page changes the address. `?delete=12` asks once whether to delete it. For people who may not edit, the link only
 * shows the policy.
 *
 * @returns the policy that the address is about
 */
export function usePolicyAddress(options: PolicyAddressOptions): number | undefined {
  const { policies, mayEdit, inForm, onOpen, onDelete } = options;
  const [linked, setLinked] = useAddressParam('policy', newOrId, null, { replace: true });
  const [asked, setAsked] = useAddressParam('delete', anId, null, { replace: true });
  const hasStarted = useRef(false);
  const written = useRef<OpenRecord | null>(undefined);
  const write = (record: OpenRecord | null): void => {
    written.current = record;
    setLinked(record);
  };
  const follow = useEffectEvent(() => {
    const isFirst = !hasStarted.current;
    hasStarted.current = true;
    if (asked !== null) {
      const gone = policies.find(({ id }) => id === asked);
      if (isFirst && inForm === null && gone) onDelete(gone);
      setAsked(null);
      return;
    }
    // A draft from before a reload is in the form already.
    const policy = linked === 'new' ? linked : policies.find(({ id }) => id === linked);
    if (isFirst && inForm === null && policy) onOpen(policy);
    else if (linked !== inForm) write(inForm);
  });
  const show = useEffectEvent(() => {
    if (typeof linked === 'number')
      document.querySelector(`[data-policy="${linked}"]`)?.scrollIntoView({ block: 'center' });
  });
  // The address changes a moment after the form. If the form has closed by then, the address is corrected.
  const correct = useEffectEvent(() => {
    if (linked === written.current && linked !== inForm) write(inForm);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when a form opens or closes
  useEffect(() => (mayEdit ? follow() : show()), [mayEdit, inForm]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the address has changed
  useEffect(() => correct(), [linked]);
  return typeof linked === 'number' ? linked : undefined;
}
