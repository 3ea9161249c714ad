import { isWebAddress, limits } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Panel } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { api } from '../../../shared/data/api.ts';
import { RowsTable } from '../../../shared/list/table-list.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';
import type { Fleet, QuickLink } from './fleet.queries.ts';
import { useLinkColumns } from './link-columns.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useLinkAddress } from './use-link-address.ts';

/** Rows drawn at once. */
const STEP = 10;

/** The fleet's own links in the header menu (FLT-15). */
export function QuickLinks({ viewer, fleet: { id: fleetId, fleet_links: links } }: { viewer: User; fleet: Fleet }) {
  const { t } = useTranslation('fleet-form');
  const { opened, open } = useLinkAddress();
  const columns = useLinkColumns(({ id }) => open(id), useDeleteLink(fleetId));
  const add = (
    <Button
      icon={<Plus size={16} aria-hidden="true" />}
      disabledReason={links.length >= limits.quickLinks ? t('links.full', { count: limits.quickLinks }) : undefined}
      onPress={() => open('new')}
    >
      {t('links.add')}
    </Button>
  );
  return (
    <Panel title={t('links.title')} context={t('links.help')} isFlush actions={links.length > 0 ? add : undefined}>
      <RowsTable
        label={t('links.title')}
        rows={links}
        step={STEP}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState kind="first-use" title={t('links.empty')} action={add}>
            {t('links.emptyBody')}
          </EmptyState>
        }
      />
      {opened !== undefined && (
        <LinkDialog key={opened} viewer={viewer} fleetId={fleetId} opened={opened} links={links} />
      )}
    </Panel>
  );
}

/** Deletes a quick link without asking, because Undo adds it again. */
function useDeleteLink(fleetId: number): (link: QuickLink) => void {
  const { t } = useTranslation('fleet-form');
  const common = {
    changed: ['fleet'],
    about: ({ id }: QuickLink) => id,
    what: ({ name }: QuickLink) => name,
    failsInToast: true,
  } as const;
  const { save: restore } = useSave({
    ...common,
    call: ({ name, link, description }: QuickLink) =>
      api.POST('/fleets/{fleetId}/fleet_links', { params: { path: { fleetId } }, body: { name, link, description } }),
    done: (_saved, { name }) => ({ say: t('links.restored'), about: name }),
  });
  const { save } = useSave({
    ...common,
    call: ({ id }: QuickLink) =>
      api.DELETE('/fleets/{fleetId}/fleet_links/{id}', { params: { path: { fleetId, id } } }),
    isDeletion: true,
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
