import { useTranslation } from '@wayside/i18n';
import { LinkButton } from '@wayside/ui';
import type { useSortedParts } from './use-sorted-parts.ts';

interface SortingNoteProps extends ReturnType<typeof useSortedParts> {
  loaded: number;
  total: number;
}

/** What the order of the list is of, while it is not of all fleets. */
export function SortingNote({ loaded, total, isPartly, isSorting, stop, resume }: SortingNoteProps) {
  const { t } = useTranslation(['fleet-list', 'common']);
  if (!isPartly) return null;
  return (
    <div>
      <output>{isSorting ? t('sorting', { loaded, total }) : t('partlySorted', { count: loaded, total })}</output>
      {', '}
      {isSorting ? (
        <LinkButton onPress={stop}>{t('common:actions.cancel')}</LinkButton>
      ) : (
        <LinkButton onPress={resume}>{t('loadRest')}</LinkButton>
      )}
    </div>
  );
}
