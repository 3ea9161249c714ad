import { useTranslation } from '@wayside/i18n';
import { VisuallyHidden } from '@wayside/ui';
import { useEffect } from 'react';
import { toasts } from '../../page/toasts.ts';
import { useAddress } from '../use-address.ts';
import { checkedView } from './checked-view.ts';
import { deviceViews } from './kept-views.ts';
import type { ListViewsProps } from './list-views-props.ts';
import { useChanged } from './use-changed.ts';
import { useDropBroken } from './use-drop-broken.ts';
import { withView } from './view-address.ts';

/** The name of the open view, and whether it was changed since. What the list can't do any more is taken out of it. */
export function OpenView({ label, ...props }: ListViewsProps & { label: string }) {
  const { t } = useTranslation('views');
  const { go } = useAddress();
  const { list, columns, isReady } = props;
  const { name, open, scope } = list.views;
  const checked = open && checkedView(open.query, columns);
  const repaired = isReady && checked?.isRepaired ? checked.query : undefined;
  // Before anything is written.
  useDropBroken(name);
  useEffect(() => {
    if (!open || repaired === undefined) return;
    deviceViews.save(name, { ...open, query: repaired });
    go((query) => withView(query, repaired, scope, open.id), { replace: true });
    toasts.show({ title: t('repaired', { name: open.name }), tone: 'info' });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each view
  }, [open?.id, repaired]);
  const isChanged = useChanged(props);
  const textOf = (text = ''): string => (isChanged ? t('changed', { name: text }) : text);
  return (
    <>
      <span aria-hidden="true">{textOf(open?.name)}</span>
      <VisuallyHidden>{textOf(label)}</VisuallyHidden>
    </>
  );
}
