import { useAddress } from '../use-address.ts';
import { checkedView } from './checked-view.ts';
import type { ListViewsProps } from './list-views-props.ts';
import { viewIn } from './view-address.ts';

/** What the list shows, as a view. */
export function useCurrentView({ list, columns }: Pick<ListViewsProps, 'list' | 'columns'>): string {
  const { search } = useAddress();
  const { state, views } = list;
  return checkedView(viewIn(new URLSearchParams(search), views.scope), columns, { state, density: views.density })
    .query;
}

/** Whether the open view was changed since it was kept. */
export function useChanged(props: Pick<ListViewsProps, 'list' | 'columns'>): boolean {
  const { open } = props.list.views;
  return useCurrentView(props) !== (open && checkedView(open.query, props.columns).query);
}
