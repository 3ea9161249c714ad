import { ownPolicyChecks, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, Panel, StatusPill, Unbroken } from '@wayside/ui';
import type { Person, Policy } from './policies.queries.ts';
import type { PolicyWords } from './policy-words.ts';
import styles from './policy-card.module.css';

export interface PolicyCardProps {
  policy: Policy;
  words: PolicyWords;
  /** To mark what needs a second look. */
  people?: readonly Person[];
  /** Read-only if omitted. */
  onEdit?: () => void;
  onDelete?: () => void;
  /**
   * Where it is edited and deleted, for a card that can't; by default the settings, where others see who can (OPN-43).
   */
  href?: string;
  /** Why editing is disabled right now. */
  barred?: string | undefined;
}

/** A policy as a sentence, with the full list of names. */
export function PolicyCard({
  policy,
  words,
  people,
  onEdit,
  onDelete,
  barred,
  href = place.settings(),
}: PolicyCardProps) {
  const { t } = useTranslation('policies');
  const sentence = words.sentence(policy);
  const marks = people ? ownPolicyChecks(policy, people) : [];
  const about = (action: string): string => `${action}: ${sentence}`;
  return (
    <Panel
      title={sentence}
      headingLevel={3}
      context={
        marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map(({ check }) => (
              <StatusPill key={check} tone="attention" mark="warning">
                {t(`mark.${check}`)}
              </StatusPill>
            ))}
          </span>
        )
      }
      actions={
        onEdit && onDelete ? (
          <>
            <Button size="small" aria-label={about(t('edit'))} disabledReason={barred} isReasonHidden onPress={onEdit}>
              {t('edit')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={about(t('delete'))}
              disabledReason={barred}
              isReasonHidden
              onPress={onDelete}
            >
              {t('delete')}
            </Button>
          </>
        ) : (
          (['edit', 'delete'] as const).map((action) => (
            <Link key={action} href={href} aria-label={about(t(`readOnly.${action}`))}>
              {t(`readOnly.${action}`)}
            </Link>
          ))
        )
      }
    >
      <dl className={styles.facts}>
        {(['amount', 'services', 'approvers', 'vehicles'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`fact.${fact}`)}</dt>
            <dd>
              <Unbroken>{words[fact](policy)}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
