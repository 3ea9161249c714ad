import { storedViews, viewsOfUser, writeViewsOfUser } from './stored-views.ts';
import type { KeptView } from './stored-views.ts';

/** Where views are kept: now on the device, one day perhaps on a server. What changes something says whether it did. */
export interface KeptViews {
  list: (list: string) => readonly KeptView[];
  /** A new one, or one in place of what has its id. */
  save: (list: string, view: KeptView) => boolean;
  rename: (list: string, id: string, name: string) => boolean;
  remove: (list: string, id: string) => boolean;
  /** With `undefined`, the list opens as usual. */
  makeDefault: (list: string, id: string | undefined) => boolean;
}

function write(list: string, views: readonly KeptView[]): boolean {
  const { [list]: _before, ...others } = viewsOfUser();
  return writeViewsOfUser(views.length > 0 ? { ...others, [list]: views } : others);
}

const change = (list: string, of: (view: KeptView) => KeptView): boolean =>
  write(list, storedViews(list).views.map(of));

export const deviceViews: KeptViews = {
  list: (list) => storedViews(list).views,
  save: (list, view) => {
    const { views } = storedViews(list);
    const isNew = !views.some(({ id }) => id === view.id);
    return write(list, isNew ? [...views, view] : views.map((one) => (one.id === view.id ? view : one)));
  },
  rename: (list, id, name) => change(list, (view) => (view.id === id ? { ...view, name } : view)),
  remove: (list, id) =>
    write(
      list,
      storedViews(list).views.filter((view) => view.id !== id),
    ),
  makeDefault: (list, id) =>
    change(list, ({ isDefault: _before, ...view }) => (view.id === id ? { ...view, isDefault: true } : view)),
};

/** Deletes what can't be read; returns how many entries that were. */
export function dropBroken(list: string): number {
  const { views, broken } = storedViews(list);
  if (broken > 0) write(list, views);
  return broken;
}

const LETTERS = 36;
/** Short, for an address: no other view of this list has it. */
export function newId(list: string): string {
  const taken = new Set(deviceViews.list(list).map(({ id }) => id));
  let id = '';
  while (id === '' || taken.has(id)) id = Math.floor(Math.random() * LETTERS ** 4 + 1).toString(LETTERS);
  return id;
}
