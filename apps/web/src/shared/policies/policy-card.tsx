import { ownPolicyChecks, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, MoreMenu, StatusPill, Unbroken } from '@wayside/ui';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FewLinks } from '../page/few-links.tsx';
import { useUserPlace } from '../people/use-user-place.ts';
import type { Person, Policy } from './policies.queries.ts';
import { NAMES_ON_CARD } from './policy-words.ts';
import type { PolicyWords } from './policy-words.ts';
import styles from './policy-card.module.css';

export interface PolicyCardProps {
  policy: Policy;
  words: PolicyWords;
  /** The vehicle whose page it is on. */
  vehicle?: { readonly id: number };
  /** To mark what needs a second look. */
  people?: readonly Person[];
  /** Read-only if omitted. */
  onEdit?: () => void;
  onDelete?: () => void;
  /** Where it is edited and deleted, for a card that can't. Without permission, both lead to the settings (OPN-43). */
  links?: Readonly<Record<'edit' | 'delete', string>> | undefined;
  /** Why editing is disabled right now. */
  barred?: string | undefined;
  /** Its form is open. */
  isEdited?: boolean;
}

/** A policy as a record: the sentence, what is done with it, and the full list of names. */
export function PolicyCard(props: PolicyCardProps) {
  const { policy, words, people, onEdit, onDelete, barred, isEdited, links, vehicle } = props;
  const { t } = useTranslation('policies');
  const titleId = useId();
  const sentence = words.sentence(policy);
  const above = words.above(policy, vehicle && [vehicle]);
  const userPlace = useUserPlace();
  const personPlace = (id: number): string | undefined => {
    const person = people?.find((one) => one.id === id);
    return person && !person.isDeleted ? userPlace(person) : undefined;
  };
  const facts = {
    amount: words.amount(policy),
    services: words.services(policy),
    approvers: linked(words.approvers(policy), personPlace),
    vehicles: linked(words.vehicles(policy), (id) => place.vehicle(id)),
  };
  const marks = people ? ownPolicyChecks(policy, people) : [];
  const about = (action: string): string => `${action}: ${sentence}`;
  return (
    <section aria-labelledby={titleId} className={styles.card} data-edited={isEdited || undefined}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          <Unbroken>{sentence}</Unbroken>
        </h3>
        <div className={styles.actions}>
          {onEdit && onDelete ? (
            <>
              <Button
                size="small"
                aria-label={about(t('edit'))}
                disabledReason={barred}
                isReasonHidden
                onPress={onEdit}
              >
                {t('edit')}
              </Button>
              <MoreMenu
                size="small"
                label={t('more', { policy: sentence })}
                isDisabled={barred !== undefined}
                actions={[
                  {
                    id: 'delete',
                    label: t('delete'),
                    icon: <Trash2 size={16} aria-hidden="true" />,
                    tone: 'danger',
                    onAction: onDelete,
                  },
                ]}
              />
            </>
          ) : (
            (['edit', 'delete'] as const).map((action) => (
              <ButtonLink
                key={action}
                size="small"
                href={links?.[action] ?? place.settings()}
                aria-label={about(links ? t(action) : t(`readOnly.${action}`))}
              >
                {links ? t(action) : t(`readOnly.${action}`)}
              </ButtonLink>
            ))
          )}
        </div>
      </header>
      {above && <p className={styles.above}>{above}</p>}
      {marks.length > 0 && (
        <p className={styles.marks}>
          {marks.map(({ check }) => (
            <StatusPill key={check} tone="attention" mark="warning">
              {t(`mark.${check}`)}
            </StatusPill>
          ))}
        </p>
      )}
      <dl className={styles.facts}>
        {(['amount', 'services', 'approvers', 'vehicles'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`fact.${fact}`)}</dt>
            <dd>
              <Unbroken>{facts[fact]}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Names as links, or what is said in their place. */
function linked(
  names: string | readonly { readonly id: number; readonly label: string; readonly name?: string }[],
  hrefOf: (id: number) => string | undefined,
) {
  if (typeof names === 'string') return names;
  return <FewLinks most={NAMES_ON_CARD} links={names.map((name) => ({ ...name, href: hrefOf(name.id) }))} />;
}
