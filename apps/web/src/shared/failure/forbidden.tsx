import { isFmcUser } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { rememberedUser } from '../session/session.ts';

export interface ForbiddenProps {
  isCompact?: boolean;
  /** Names what is not shown. */
  about?: string;
}

/** Shown when the role lacks permission: names who can help, because trying again would not (CMP-07). */
export function Forbidden({ isCompact, about }: ForbiddenProps) {
  const { t } = useTranslation();
  const help = t(isFmcUser(rememberedUser()) ? 'forbidden.fmcBody' : 'forbidden.body');
  if (isCompact) {
    return (
      <p>
        {about && <b>{about} </b>}
        {t('forbidden.title')}. {help}
      </p>
    );
  }
  return (
    <div role="alert">
      <EmptyState kind="no-permission" title={t('forbidden.title')}>
        {about && <b>{about} </b>}
        {help}
      </EmptyState>
    </div>
  );
}
