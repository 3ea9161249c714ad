import { useTranslation } from '@wayside/i18n';
import { toasts } from '../../page/toasts.ts';
import { today } from '../../today.ts';
import { useAddress } from '../use-address.ts';
import { checkedView, hasTexts } from './checked-view.ts';
import { deviceViews, newId } from './kept-views.ts';
import type { ListViewsProps } from './list-views-props.ts';
import type { KeptView } from './stored-views.ts';
import { useCurrentView } from './use-changed.ts';
import { USUAL, withView } from './view-address.ts';
import { presetIn } from './view-dates.ts';

/** What can be done with the views of a list. Each says how it ended. */
export function useViewActions(props: ListViewsProps) {
  const { t } = useTranslation('views');
  const { go } = useAddress();
  const { list, columns } = props;
  const { name: of, scope, views, open } = list.views;
  const current = useCurrentView(props);
  const isUntilSignOut = hasTexts(current, columns);

  function told(isDone: boolean, say: string, undo?: () => void): boolean {
    const action = undo && { label: t('undo'), onAction: undo };
    toasts.show(isDone ? { title: say, tone: 'success', action } : { title: t('failed.keep'), tone: 'error' });
    return isDone;
  }

  /** The list as it is now, under a name. */
  const viewOf = (rest: Pick<KeptView, 'id' | 'name' | 'isDefault'>): KeptView => ({
    ...rest,
    query: current,
    untilSignOut: isUntilSignOut || undefined,
  });

  /** Says in the address which view is open, which doesn't change the rows. */
  const name = (id: string): void => go((query) => withView(query, current, scope, id), { replace: true });

  const keep = (view: KeptView, say: string): boolean => told(deviceViews.save(of, view), say);

  return {
    isChanged: open !== undefined && checkedView(open.query, columns).query !== current,
    isUntilSignOut,
    /** The preset whose days the list shows. */
    preset: presetIn(new URLSearchParams(current), today()),
    /** Opens a view, or the list as it usually is. */
    show: (view: KeptView | undefined): void => {
      const stays = views.some(({ isDefault }) => isDefault) ? USUAL : undefined;
      go((query) => withView(query, view?.query ?? '', scope, view?.id ?? stays));
    },
    save: (chosen: string): boolean => {
      const id = newId(of);
      const isKept = keep(viewOf({ id, name: chosen }), t('done.saved', { name: chosen }));
      if (isKept) name(id);
      return isKept;
    },
    update: ({ id, name: kept, isDefault }: KeptView): void => {
      if (keep(viewOf({ id, name: kept, isDefault }), t('done.updated', { name: kept }))) name(id);
    },
    rename: ({ id }: KeptView, chosen: string): boolean =>
      told(deviceViews.rename(of, id, chosen), t('done.renamed', { name: chosen })),
    setDefault: (view: KeptView): void => {
      const isOn = !view.isDefault;
      told(
        deviceViews.makeDefault(of, isOn ? view.id : undefined),
        t(isOn ? 'done.default' : 'done.noDefault', { name: view.name }),
      );
    },
    remove: (view: KeptView): void => {
      told(deviceViews.remove(of, view.id), t('done.deleted', { name: view.name }), () =>
        keep(view, t('done.restored', { name: view.name })),
      );
    },
    copyLink: async (): Promise<void> => {
      const query = new URLSearchParams(window.location.search);
      const search = query.getAll(scope.prefix ? `${scope.prefix}.q` : 'q');
      const shared = withView(query, current, scope, undefined);
      for (const words of search) shared.append(scope.prefix ? `${scope.prefix}.q` : 'q', words);
      try {
        await navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}?${shared}`);
        toasts.show({ title: t('done.copied'), tone: 'success' });
      } catch {
        toasts.show({ title: t('failed.copy'), tone: 'error' });
      }
    },
  };
}
