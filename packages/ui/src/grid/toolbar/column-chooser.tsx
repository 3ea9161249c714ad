import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { Checkbox } from '../../field/checkbox.tsx';
import { LiveRegion } from '../../live-region/live-region.tsx';
import menuStyles from '../../menu/menu.module.css';
import { useNarrow } from '../../timing/use-narrow.ts';
import { canHide, canMove, hiddenIn, inOrder, movedOrder } from '../column-layout.ts';
import type { Column } from '../../columns/column.ts';
import styles from './grid-toolbar.module.css';
import { withState } from '../state/state.ts';
import type { GridState } from '../state/state.ts';
import type { GridColumnTexts } from '../texts.ts';

export interface ColumnChooserProps {
  readonly texts: GridColumnTexts;
  readonly columns: readonly Column<never>[];
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
}

/**
 * Chooses and orders the visible columns. Columns move with buttons, so that no dragging is needed. The popover itself
 * is the dialog, named by its button: wrapped around a dialog it would carry that name without a role.
 */
export function ColumnChooser({ texts, columns, state, onStateChange }: ColumnChooserProps) {
  const isNarrow = useNarrow();
  const icon = <Columns3 size={16} aria-hidden="true" />;
  const [spoken, setSpoken] = useState('');
  const hidden = hiddenIn(columns, state.hidden);
  const ordered = inOrder(columns, state.order);
  const listed = ordered.filter(({ kind }) => kind !== 'actions');
  const show = (id: string, isShown: boolean): void =>
    onStateChange(withState(state, { hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id] }));
  const move = ({ id, header }: Column<never>, by: -1 | 1): void => {
    if (!canMove(ordered, id, by)) return;
    const order = movedOrder(ordered, id, by);
    onStateChange(withState(state, { order }));
    setSpoken(texts.moved(header, order.indexOf(id) + 1, listed.length));
  };
  return (
    <DialogTrigger>
      {isNarrow ? <IconButton label={texts.columns} icon={icon} /> : <Button icon={icon}>{texts.columns}</Button>}
      <Popover className={classNames(menuStyles.popover, styles.chooserBox)} placement="bottom end" offset={6}>
        <div className={styles.chooser}>
          <ul className={styles.columns}>
            {listed.map((column) => (
              <li key={column.id} className={styles.column}>
                <Checkbox
                  isSelected={!hidden.includes(column.id)}
                  isDisabled={!canHide(column)}
                  onChange={(isShown) => show(column.id, isShown)}
                >
                  {column.header}
                </Checkbox>
                {!column.isPinned && (
                  <span className={styles.moves}>
                    <IconButton
                      label={texts.moveUp(column.header)}
                      icon={<ChevronUp size={16} aria-hidden="true" />}
                      size="small"
                      aria-disabled={!canMove(ordered, column.id, -1)}
                      onPress={() => move(column, -1)}
                    />
                    <IconButton
                      label={texts.moveDown(column.header)}
                      icon={<ChevronDown size={16} aria-hidden="true" />}
                      size="small"
                      aria-disabled={!canMove(ordered, column.id, 1)}
                      onPress={() => move(column, 1)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.chooserFoot}>
            <Button
              variant="quiet"
              size="small"
              onPress={() => onStateChange(withState(state, { hidden: undefined, order: undefined }))}
            >
              {texts.resetColumns}
            </Button>
          </div>
          <LiveRegion message={spoken} />
        </div>
      </Popover>
    </DialogTrigger>
  );
}
