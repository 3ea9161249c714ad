import { isFmcUser } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { rememberedUser } from '../session/session.ts';

export interface ForbiddenProps {
  isCompact?: boolean;
  /** Names what is not shown. */
  about?: string;
}

/** Trying again doesn't help with what the role may not see: who can help is said in its place (CMP-07). */
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
