import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAddress } from '../use-address.ts';
import { useStoredViews } from './stored-views.ts';
import { densityIn, isSaid, keptIn, withView } from './view-address.ts';
import type { ListScope } from './view-address.ts';

/**
 * The views of a list: which one is open, and what the address says of the density. The default view opens with the
 * list, unless the address says something of it: a link, a reload or Back brings what it brought.
 */
export function useListView(name: string, scope: ListScope) {
  const { search, go } = useAddress();
  const { key } = useLocation();
  const type = useNavigationType();
  const views = useStoredViews(name);
  const query = new URLSearchParams(search);
  const kept = keptIn(query, scope);

  const openDefault = useEffectEvent(() => {
    // The first entry of a tab has this key.
    const isBack = type === 'POP' && key !== 'default';
    const view = views.find(({ isDefault }) => isDefault);
    if (view && !isBack && !isSaid(query, scope))
      go((now) => withView(now, view.query, scope, view.id), { replace: true });
  });
  useLayoutEffect(() => openDefault(), []);

  return {
    scope,
    views,
    open: views.find(({ id }) => id === kept),
    density: densityIn(query, scope.prefix),
  };
}
