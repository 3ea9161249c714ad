import { pageSize } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { TransferVehicle } from '@wayside/machines';
import { Alert, Button, IconButton } from '@wayside/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import type { ListPanelProps, ListSelection } from '../../../shared/list/list-panel.tsx';
import { pressedBy } from '../../../shared/page/shortcut.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import styles from './transfer.module.css';
import type { useSides } from './use-sides.ts';
import type { FleetName } from './use-transfer-texts.ts';
import type { VehicleTransfer } from './use-vehicle-transfer.ts';

export interface SideProps {
  sides: ReturnType<typeof useSides>;
  transfer: VehicleTransfer;
  fleetName: FleetName;
}

type Rows = ListPanelProps<TransferVehicle>;

interface FrameProps extends Pick<Rows, 'list' | 'columns' | 'query' | 'isSearchedByServer' | 'empty'> {
  name: keyof typeof SIDES;
  /** Next to the title. */
  aside?: ReactNode;
  /** What the list shows. */
  chooser: ReactNode;
  problem: string | undefined;
  searchLabel: string;
  selection: Pick<ListSelection, 'selected' | 'onChange' | 'count' | 'canSelect' | 'selectable'>;
  arrowLabel: string;
  isOff: boolean;
  /**
   * Moves what is selected, also with Ctrl+Enter or Cmd+Enter anywhere inside. Returns whether it was moved: if not, it
   * stays selected.
   */
  onMove: () => boolean;
}

const SIDES = {
  source: { id: 'move-vehicles', title: 'sides.from', list: 'sourceList', action: 'move.action', Arrow: ArrowRight },
  destination: {
    id: 'move-vehicles-back',
    title: 'sides.to',
    list: 'destinationList',
    action: 'back.action',
    Arrow: ArrowLeft,
  },
} as const;

/** Rows per page of both lists; the first is the default. */
const PAGE_SIZES = [pageSize.transfer, 10, 25, 50] as const;

/**
 * One side of the transfer: its choice, what is wrong with it, and its list; and, towards the other side, the arrow
 * that moves vehicles there.
 */
export function Side({
  name,
  aside,
  chooser,
  problem,
  searchLabel,
  selection,
  arrowLabel,
  isOff,
  onMove,
  ...list
}: FrameProps) {
  const { t } = useTranslation('transfer');
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { id, title, list: label, action, Arrow } = SIDES[name];
  const arrowButton = (): HTMLElement | null => document.getElementById(id);
  useEffect(() => {
    if (problem !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  useFocusAfter(selection.count > 0, arrowButton);

  function move(): void {
    if (!onMove()) return;
    selection.onChange([]);
    arrowButton()?.focus();
  }
  // Before the grid, which would open the row.
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  }
  const arrow = (
    <div className={styles.arrow}>
      <IconButton
        id={id}
        variant="secondary"
        label={arrowLabel}
        icon={<Arrow size={16} aria-hidden="true" />}
        ref={pressedBy('Enter')}
        aria-disabled={isOff}
        onPress={move}
      />
    </div>
  );
  return (
    <>
      {name === 'destination' && arrow}
      <section className={styles.side} aria-labelledby={titleId} onKeyDownCapture={press}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t(title)}
          </h2>
          {aside}
        </div>
        <div className={styles.chooser}>{chooser}</div>
        {problem !== undefined && (
          <div ref={box}>
            <Alert tone="error">{problem}</Alert>
          </div>
        )}
        <ListPanel
          isBoxed
          {...list}
          texts={{
            label: t(label),
            search: searchLabel,
            searchPlaceholder: t('search.placeholder'),
            loading: t('loading'),
          }}
          rowKey={(vehicle) => vehicle.id}
          pageSizes={PAGE_SIZES}
          selection={{
            ...selection,
            file: t(`file.${name}`),
            actions: (
              <Button size="small" onPress={move}>
                {t(action)}
              </Button>
            ),
          }}
        />
      </section>
      {name === 'source' && arrow}
    </>
  );
}
