import { policyChecks } from '@wayside/domain';
import type { ApprovalPolicy, PolicyCheck } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert } from '@wayside/ui';
import type { PolicyData } from '../../../shared/policies/policies.queries.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import styles from './policies.module.css';

export interface PolicyAdviceProps {
  policy: ApprovalPolicy;
  data: PolicyData;
  words: PolicyWords;
}

/** Warnings before saving; they don't block it. */
export function PolicyAdvice({ policy, data: { policies, people }, words }: PolicyAdviceProps) {
  const { t } = useTranslation('policies');
  const checks = policyChecks(policy, policies, people);
  if (checks.length === 0) return null;

  const textOf = (check: PolicyCheck<ApprovalPolicy>): string => {
    if ('approvers' in check)
      return t(`checks.${check.check}`, { names: words.people(check.approvers, 'and'), count: check.approvers.length });
    return 'other' in check ? t(`checks.${check.check}`, { other: words.sentence(check.other) }) : t(`checks.${check.check}`);
  };
  return (
    <Alert title={t('checks.title')}>
      <ul className={styles.checks}>
        {checks.map((check) => {
          const text = textOf(check);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </Alert>
  );
}
