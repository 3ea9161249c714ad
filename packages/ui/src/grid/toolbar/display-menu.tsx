import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { Segmented } from '../../choice/segmented.tsx';
import { Checkbox } from '../../field/checkbox.tsx';
import { LiveRegion } from '../../live-region/live-region.tsx';
import menuStyles from '../../menu/menu.module.css';
import { useNarrow } from '../../timing/use-narrow.ts';
import { canHide, canMove, hiddenIn, inOrder, movedOrder } from '../column-layout.ts';
import type { Column } from '../../columns/column.ts';
import styles from './grid-toolbar.module.css';
import { withState } from '../state/state.ts';
import type { GridDensity, GridState } from '../state/state.ts';
import type { GridDisplayTexts } from '../texts.ts';

const DENSITIES: readonly GridDensity[] = ['compact', 'normal', 'roomy'];

export interface DisplayMenuProps {
  readonly texts: GridDisplayTexts;
  readonly columns: readonly Column<never>[];
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  readonly density?: GridDensity;
  /** Without it, and in cards, nothing is said of the height of rows. */
  readonly onDensity?: (density: GridDensity) => void;
  /** In cards, which have no headers: the sort. */
  readonly children?: ReactNode;
}

/**
 * How the rows are shown: which columns, in which order, how high the rows are and, in a narrow window, how they are
 * sorted. Columns move with buttons, so that no dragging is needed. The popover itself is the dialog, named by its
 * button: wrapped around a dialog it would carry that name without a role.
 */
export function DisplayMenu({
  texts,
  columns,
  state,
  onStateChange,
  density = 'normal',
  onDensity,
  children,
}: DisplayMenuProps) {
  const isNarrow = useNarrow();
  const columnsId = useId();
  const icon = <SlidersHorizontal size={16} aria-hidden="true" />;
  const [spoken, setSpoken] = useState('');
  const hidden = hiddenIn(columns, state.hidden);
  const ordered = inOrder(columns, state.order);
  const listed = ordered.filter(({ kind }) => kind !== 'actions');
  // The page may take its time with a change; the next press builds on it all the same.
  const latest = useRef(state);
  const begin = (isOpen: boolean): void => {
    if (isOpen) latest.current = state;
  };
  const change = (to: GridState): void => {
    latest.current = withState(latest.current, to);
    onStateChange(latest.current);
  };
  const show = (id: string, isShown: boolean): void => {
    const now = hiddenIn(columns, latest.current.hidden).filter((other) => other !== id);
    change({ hidden: isShown ? now : [...now, id] });
  };
  const move = ({ id, header }: Column<never>, by: -1 | 1): void => {
    const now = inOrder(columns, latest.current.order);
    if (!canMove(now, id, by)) return;
    const order = movedOrder(now, id, by);
    change({ order });
    setSpoken(texts.moved(header, order.indexOf(id) + 1, listed.length));
  };
  return (
    <DialogTrigger onOpenChange={begin}>
      {isNarrow ? (
        <IconButton label={texts.display} icon={icon} />
      ) : (
        <Button variant="quiet" icon={icon}>
          {texts.display}
        </Button>
      )}
      <Popover className={classNames(menuStyles.popover, styles.chooserBox)} placement="bottom end" offset={6}>
        <div className={styles.chooser}>
          {children && <div className={styles.more}>{children}</div>}
          {onDensity && !isNarrow && (
            <div className={styles.density}>
              <span>{texts.density}</span>
              <Segmented
                label={texts.density}
                segments={DENSITIES.map((id) => ({ id, label: texts.densities[id], name: texts.densities[id] }))}
                value={density}
                onChange={onDensity}
              />
            </div>
          )}
          <p id={columnsId} className={styles.chooserHead}>
            {texts.columns}
          </p>
          <ul aria-labelledby={columnsId} className={styles.columns}>
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
            <Button variant="quiet" size="small" onPress={() => change({ hidden: undefined, order: undefined })}>
              {texts.resetColumns}
            </Button>
          </div>
          <LiveRegion message={spoken} />
        </div>
      </Popover>
    </DialogTrigger>
  );
}
