import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, IconButton, Segmented } from '@wayside/ui';
import { ArrowRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FleetField } from '../../../shared/fleets/fleet-field.tsx';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { pressedBy } from '../../../shared/page/shortcut.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { lastTransfer } from './arrived.ts';
import { moveOf } from './kept-moves.ts';
import { TRANSFER_PAGE_SIZES } from './page-sizes.ts';
import { Side } from './side.tsx';
import type { SideProps } from './side.tsx';
import { useSourceColumns } from './transfer-columns.tsx';
import styles from './transfer.module.css';
import { SOURCE } from './use-sides.ts';
import { useSourceVehicles } from './use-source-vehicles.ts';

const MOVE = 'move-vehicles';
const moveButton = (): HTMLElement | null => document.getElementById(MOVE);

/** Where the vehicles come from: a fleet, or a search through all of them; and the arrow that moves them. */
export function SourceSide({ sides: { source, chooseBy, chooseSource }, transfer, fleetName }: SideProps) {
  const { t } = useTranslation('transfer');
  const { problem, moves } = transfer.state.context;
  const list = useList('transfer_source', { prefix: SOURCE });
  const { query, nothing } = useSourceVehicles(source, list.search, moves, lastTransfer(transfer.state));
  const [selected, setSelected] = useState<readonly (string | number)[]>([]);
  const chosen = useMemo(() => {
    const ids = new Set(selected.map(Number));
    return (query.data ?? []).filter(({ id }) => ids.has(id));
  }, [query.data, selected]);

  /** What can't be moved stays selected: the other side may be the reason. */
  const move = (): void => {
    if (!transfer.move(chosen.map(moveOf))) return;
    setSelected([]);
    moveButton()?.focus();
  };
  useFocusAfter(chosen.length > 0, moveButton);

  return (
    <>
      <Side
        title={t('sides.from')}
        problem={problem === 'noSource' || problem === 'noVehicles' ? t(`problem.${problem}`) : undefined}
        onShortcut={move}
        aside={
          <Segmented
            label={t('by.label')}
            segments={(['fleet', 'vehicle'] as const).map((id) => ({ id, label: t(`by.${id}`), name: t(`by.${id}Name`) }))}
            value={source.by}
            onChange={chooseBy}
          />
        }
        chooser={
          source.by === 'fleet' ? (
            <FleetField
              label={t('sourceFleet')}
              placeholder={t('chooseFleet')}
              value={source.fleetId ?? undefined}
              onChange={chooseSource}
            />
          ) : (
            <p className={styles.hint}>{t('by.hint')}</p>
          )
        }
      >
        <ListPanel
          list={list}
          texts={{
            label: t('sourceList'),
            search: t(source.by === 'fleet' ? 'search.source' : 'search.all'),
            searchPlaceholder: t('search.placeholder'),
            loading: t('loading'),
          }}
          columns={useSourceColumns(source.by, fleetName)}
          query={query}
          rowKey={({ id }) => id}
          isSearchedByServer={source.by === 'vehicle'}
          pageSizes={TRANSFER_PAGE_SIZES}
          selection={{
            selected,
            onChange: setSelected,
            count: chosen.length,
            file: t('file.source'),
            actions: (
              <Button size="small" onPress={move}>
                {t('move.action')}
              </Button>
            ),
          }}
          empty={
            <EmptyState kind={nothing === 'allMoved' ? 'cleared' : 'first-use'} title={t(`none.${nothing}.title`)}>
              {t(`none.${nothing}.body`)}
            </EmptyState>
          }
        />
      </Side>
      <div className={styles.arrow}>
        <IconButton
          id={MOVE}
          variant="secondary"
          label={t('move.arrow')}
          icon={<ArrowRight size={16} aria-hidden="true" />}
          ref={pressedBy('Enter')}
          aria-disabled={transfer.isBusy}
          onPress={move}
        />
      </div>
    </>
  );
}
