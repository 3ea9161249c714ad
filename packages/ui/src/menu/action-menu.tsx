import { Menu, MenuItem } from './menu.tsx';
import type { MenuItemProps, OpeningOfMenu } from './menu.tsx';

export type MenuAction = MenuItemProps & { readonly id: string };

/** The menu of a `MoreMenu`. */
export function ActionMenu({ actions, opening }: { actions: readonly MenuAction[]; opening: OpeningOfMenu }) {
  return (
    <Menu opening={opening}>
      {actions.map((action) => (
        <MenuItem key={action.id} {...action} />
      ))}
    </Menu>
  );
}
