import { isWebAddress } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { QuickLink } from './fleet.queries.ts';

/** Deletes a quick link without asking, because Undo adds it again. */
export function useDeleteLink(fleetId: number): (link: QuickLink) => void {
  const { t } = useTranslation('fleet-form');
  const common = { changed: ['fleet'], about: ({ id }: QuickLink) => id, what: ({ name }: QuickLink) => name, failsInToast: true } as const;
  const { save: restore } = useSave({
    ...common,
    call: ({ name, link, description }: QuickLink) =>
      api.POST('/fleets/{fleetId}/fleet_links', { params: { path: { fleetId } }, body: { name, link, description } }),
    done: (_saved, { name }) => ({ say: t('links.restored'), about: name }),
  });
  const { save } = useSave({
    ...common,
    call: ({ id }: QuickLink) => api.DELETE('/fleets/{fleetId}/fleet_links/{id}', { params: { path: { fleetId, id } } }),
    notDone: ({ name }) => t('links.notDeleted', { name }),
    done: (_saved, link) => ({
      say: t('links.deleted'),
      about: link.name,
      // The server takes no other address.
      action: isWebAddress(link.link) ? { label: t('links.undo'), onAction: () => void restore(link) } : undefined,
    }),
  });
  return (link) => void save(link);
}
