import { comparedAbilities, roleCan, roleDisplayName } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../../shared/brand/brand.ts';
import { MarkTable } from './mark-table.tsx';

/** What each of the offered roles can do, beside their choice. */
export function RoleComparison({ context, roles }: { context: UserContext; roles: readonly Role[] }) {
  const { t, i18n } = useTranslation('users');
  const { language } = readingOf(i18n.language);
  const abilities = comparedAbilities[context];
  return (
    <MarkTable
      label={t('form.compareRoles')}
      head={t('form.role')}
      columns={abilities.map((ability) => t(`ability.${ability}`))}
      groups={[
        {
          rows: roles.map((role) => ({
            name: roleDisplayName(role, language),
            marks: abilities.map((ability) => roleCan(role, ability)),
          })),
        },
      ]}
    />
  );
}
