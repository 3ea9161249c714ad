import type { NotificationKind, UserValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { KeyRound, MailX } from 'lucide-react';
import { FormSection, NextSteps } from '../../../shared/form/form-page.tsx';
import { topicsOf } from '../../../shared/people/notification-matrix.tsx';
import { MarkTable } from './mark-table.tsx';

interface BeforeAddingProps {
  values: Pick<UserValues, 'firstName' | 'email' | 'text' | 'emailed'>;
  /** What can be chosen; nothing for users of a management company. */
  kinds: readonly NotificationKind[];
  headingLevel: 2 | 3;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** What is read before a user is added: the chosen notifications, and how the new person gets in. */
export function BeforeAdding({ values, kinds, headingLevel }: BeforeAddingProps) {
  const { t } = useTranslation(['users', 'account', 'common']);
  const name = values.firstName.trim();
  return (
    <>
      {kinds.length > 0 && (
        <FormSection title={t('form.chosen')} headingLevel={headingLevel}>
          <MarkTable
            label={t('form.chosen')}
            head={t('account:notifications.event')}
            columns={[t('account:notifications.way.text'), t('account:notifications.way.emailed')]}
            groups={topicsOf(kinds).map((topic) => ({
              title: t(`account:notifications.topic.${topic.id}`),
              rows: topic.kinds.map((kind) => ({
                name: t(`account:notifications.${kind}`),
                marks: [values.text[kind], values.emailed[kind]],
              })),
            }))}
          />
        </FormSection>
      )}
      <FormSection title={t('common:form.whatNext')} headingLevel={headingLevel}>
        <NextSteps
          steps={[
            { icon: <MailX {...icon} />, text: t('form.noInvitation') },
            {
              icon: <KeyRound {...icon} />,
              text: name ? t('form.setsPassword', { name, email: values.email.trim() }) : t('form.setPassword'),
            },
          ]}
        />
      </FormSection>
    </>
  );
}
