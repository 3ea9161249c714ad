import { useTranslation } from '@wayside/i18n';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@wayside/ui';
import type { OpeningOfMenu } from '@wayside/ui';
import { BookmarkPlus, Link, PencilLine, Pin, PinOff, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListViewsProps } from './list-views-props.ts';
import { MOST_VIEWS } from './stored-views.ts';
import { useDropBroken } from './use-drop-broken.ts';
import { useViewActions } from './use-view-actions.ts';
import { USUAL } from './view-address.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

const SIZE = { size: 16, 'aria-hidden': true } as const;

/** The kept views of a list to open, and what can be done with the open one. */
export function ViewsMenu({ opening, ...props }: ListViewsProps & { opening: OpeningOfMenu }) {
  const { t, i18n } = useTranslation(['views', 'common']);
  const actions = useViewActions(props);
  const [naming, setNaming] = useState<'save' | 'rename'>();
  const { name, views, open } = props.list.views;
  useDropBroken(name);
  const byName = views.toSorted((one, other) => one.name.localeCompare(other.name, i18n.language));
  const isFull = views.length >= MOST_VIEWS;
  return (
    <>
      <Menu opening={opening} placement="bottom start">
        {views.length > 0 && (
          <MenuSection title={t('common:list.views')} chosen={open?.id ?? USUAL}>
            <MenuItem id={USUAL} label={t('usual')} onAction={() => actions.show(undefined)} />
            {byName.map((view) => (
              <MenuItem
                key={view.id}
                id={view.id}
                label={view.id === open?.id && actions.isChanged ? t('changed', { name: view.name }) : view.name}
                note={view.isDefault && t('byDefault')}
                onAction={() => actions.show(view)}
              />
            ))}
          </MenuSection>
        )}
        {views.length > 0 && <MenuSeparator />}
        {open && actions.isChanged && (
          <MenuItem
            id="update"
            icon={<RefreshCw {...SIZE} />}
            label={t('update', { name: open.name })}
            onAction={() => actions.update(open)}
          />
        )}
        <MenuItem
          id="save"
          icon={<BookmarkPlus {...SIZE} />}
          label={t('saveNew')}
          note={isFull ? t('full', { count: MOST_VIEWS }) : undefined}
          isDisabled={isFull}
          onAction={() => setNaming('save')}
        />
        {open && (
          <MenuItem
            id="default"
            icon={open.isDefault ? <PinOff {...SIZE} /> : <Pin {...SIZE} />}
            label={t(open.isDefault ? 'notDefault' : 'makeDefault')}
            onAction={() => actions.setDefault(open)}
          />
        )}
        {open && (
          <MenuItem
            id="rename"
            icon={<PencilLine {...SIZE} />}
            label={t('rename')}
            onAction={() => setNaming('rename')}
          />
        )}
        <MenuItem id="copy" icon={<Link {...SIZE} />} label={t('copyLink')} onAction={() => void actions.copyLink()} />
        {open && (
          <MenuItem
            id="delete"
            tone="danger"
            icon={<Trash2 {...SIZE} />}
            label={t('delete')}
            onAction={() => actions.remove(open)}
          />
        )}
      </Menu>
      {naming && (
        <ViewNameDialog
          views={views}
          renamed={naming === 'rename' ? open : undefined}
          isUntilSignOut={actions.isUntilSignOut}
          preset={actions.preset}
          onName={(chosen) => {
            if (naming === 'save') return actions.save(chosen);
            return open ? actions.rename(open, chosen) : true;
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
