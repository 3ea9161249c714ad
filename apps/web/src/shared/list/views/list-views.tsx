import { useTranslation } from '@wayside/i18n';
import { listTexts } from '@wayside/i18n/parts';
import { Button, Dispensable, IconButton, LazyBoundary, lazyPart, useNarrow, useOpening } from '@wayside/ui';
import { Bookmark } from 'lucide-react';
import { withTexts } from '../../texts/with-texts.ts';
import type { ListViewsProps } from './list-views-props.ts';

const ViewsMenu = lazyPart(() => withTexts(() => import('./views-menu.tsx'), [listTexts]), 'ViewsMenu');
const OpenView = lazyPart(() => withTexts(() => import('./open-view.tsx'), [listTexts]), 'OpenView');
const preload = (): void => void ViewsMenu.preload().catch(() => undefined);

/** The button of a list's kept views, with the name of the open one. Its menu is loaded once wanted. */
export function ListViews(props: ListViewsProps) {
  const { t } = useTranslation();
  const { trigger, opening } = useOpening();
  const { open } = props.list.views;
  const label = open ? t('list.openView', { name: open.name }) : t('list.views');
  const button = { ...trigger, onHoverStart: preload, onFocus: preload };
  const icon = <Bookmark size={16} aria-hidden="true" fill={open ? 'currentColor' : 'none'} />;
  const shown = open && (
    <Dispensable>
      <LazyBoundary fallback={open.name}>
        <OpenView {...props} label={label} />
      </LazyBoundary>
    </Dispensable>
  );
  return (
    <>
      {useNarrow() ? (
        <>
          <IconButton {...button} label={label} icon={icon} />
          <span hidden>{shown}</span>
        </>
      ) : (
        <Button {...button} variant="quiet" icon={icon}>
          {shown ?? label}
        </Button>
      )}
      {opening && (
        <Dispensable>
          <LazyBoundary>
            <ViewsMenu {...props} opening={opening} />
          </LazyBoundary>
        </Dispensable>
      )}
    </>
  );
}
