import { useQuery } from '@tanstack/react-query';
import { formatList, whoApproves } from '@wayside/domain';
import type { ApprovalQuestion } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../shared/brand/brand.ts';
import { fleetUsersQuery } from '../../shared/people/people.queries.ts';
import { policiesQuery } from '../../shared/policies/policies.queries.ts';

/** Who will have to approve an order at its estimate (PPV-06); nothing until it is known. */
export function RequestApproval(question: ApprovalQuestion) {
  const { t, i18n } = useTranslation('service-request');
  const policies = useQuery(policiesQuery()).data;
  const people = useQuery(fleetUsersQuery()).data;
  if (!policies || !people) return null;
  const { who, approvers } = whoApproves(question, policies, people);
  const names = people.filter(({ id }) => approvers.includes(id)).map(({ name }) => name);
  return who === 'people' && names.length === 0
    ? t('summary.who.named')
    : t(`summary.who.${who}`, { names: formatList(names, 'or', readingOf(i18n.language)) });
}
