import { useQuery } from '@tanstack/react-query';
import { formatList, whoApproves } from '@wayside/domain';
import type { ApprovalQuestion } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../shared/brand/brand.ts';
import { fleetUsersQuery } from '../../shared/people/people.queries.ts';
import { policiesQuery } from '../../shared/policies/policies.queries.ts';

type Estimated = Omit<ApprovalQuestion, 'amount'> & {
  /** Undefined while it is loading, null if the shop sets it. */
  readonly amount: number | null | undefined;
};

/** Who will have to approve an order at its estimate (PPV-06); an empty line until it is known. */
export function RequestApproval({ amount, ...question }: Estimated) {
  const { t, i18n } = useTranslation('service-request');
  const policies = useQuery(policiesQuery()).data;
  const people = useQuery(fleetUsersQuery()).data;
  if (amount === null) return t('summary.who.atShop');
  if (!policies || !people || amount === undefined) return '\u00A0';
  const { who, approvers } = whoApproves({ ...question, amount }, policies, people);
  const names = people.filter(({ id }) => approvers.includes(id)).map(({ name }) => name);
  return who === 'people' && names.length === 0
    ? t('summary.who.named')
    : t(`summary.who.${who}`, { names: formatList(names, 'or', readingOf(i18n.language)) });
}
