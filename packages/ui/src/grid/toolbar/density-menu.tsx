import { Check, Rows3 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../../button/icon-button.tsx';
import menuStyles from '../../menu/menu.module.css';
import type { GridDensity } from '../state/state.ts';

export interface DensityMenuProps {
  readonly label: string;
  readonly names: Readonly<Record<GridDensity, string>>;
  readonly density: GridDensity;
  readonly onDensity: (density: GridDensity) => void;
}

const DENSITIES: readonly GridDensity[] = ['compact', 'normal', 'roomy'];

/** Row density. */
export function DensityMenu({ label, names, density, onDensity }: DensityMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={label} icon={<Rows3 size={16} aria-hidden="true" />} />
      <Popover className={menuStyles.popover!} placement="bottom end" offset={6}>
        <Menu
          className={menuStyles.menu!}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[density]}
          onAction={(key) => {
            const chosen = DENSITIES.find((one) => one === key);
            if (chosen) onDensity(chosen);
          }}
        >
          {DENSITIES.map((one) => (
            <MenuItem key={one} id={one} textValue={names[one]} className={menuStyles.item!}>
              {({ isSelected }) => (
                <>
                  <span className={menuStyles.text}>{names[one]}</span>
                  {isSelected && <Check size={16} aria-hidden="true" className={menuStyles.check} />}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
