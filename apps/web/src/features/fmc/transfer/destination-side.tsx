import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import type { TransferVehicle } from '@wayside/machines';
import { Button, EmptyState, IconButton } from '@wayside/ui';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { FleetField } from '../../../shared/fleets/fleet-field.tsx';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import type { ListQuery } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { pressedBy } from '../../../shared/page/shortcut.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { lastTransfer, missedBy, withArrived } from './arrived.ts';
import { TRANSFER_PAGE_SIZES } from './page-sizes.ts';
import { Side } from './side.tsx';
import type { SideProps } from './side.tsx';
import { useDestinationColumns } from './transfer-columns.tsx';
import { fleetVehiclesQuery } from './transfer.queries.ts';
import styles from './transfer.module.css';
import { DESTINATION } from './use-sides.ts';

const BACK = 'move-vehicles-back';
const backButton = (): HTMLElement | null => document.getElementById(BACK);
const NONE: readonly TransferVehicle[] = [];

/** Where the vehicles go: a fleet with its vehicles, and before them what was moved here; and the arrow that moves it back. */
export function DestinationSide({ sides: { destination, chooseDestination }, transfer, fleetName }: SideProps) {
  const { t } = useTranslation('transfer');
  const { problem, moves } = transfer.state.context;
  const list = useList('transfer_destination', { prefix: DESTINATION });
  const query: ListQuery<TransferVehicle> = useQuery({ ...fleetVehiclesQuery(destination ?? 0), enabled: destination !== null });
  const there = destination === null ? NONE : query.data;
  const moved = useMemo(() => new Set(moves.map(({ id }) => id)), [moves]);
  const isMoved = useCallback((key: string | number) => moved.has(Number(key)), [moved]);
  const missed = missedBy(query, lastTransfer(transfer.state));
  const rows = useMemo(
    () => there && [...moves, ...withArrived(there, missed, destination).filter(({ id }) => !moved.has(id))],
    [there, moves, moved, missed, destination],
  );
  const [selected, setSelected] = useState<readonly (string | number)[]>([]);
  const chosen = selected.filter(isMoved);

  const moveBack = (): void => {
    if (chosen.length === 0 || transfer.isBusy) return;
    transfer.send({ type: 'vehicles.returned', ids: chosen.map(Number) });
    setSelected([]);
    backButton()?.focus();
  };
  useFocusAfter(chosen.length > 0, backButton);

  const nothing = destination === null ? 'destination' : 'emptyDestination';
  return (
    <>
      <div className={styles.arrow}>
        <IconButton
          id={BACK}
          variant="secondary"
          label={t(chosen.length === 0 ? 'back.none' : 'back.arrow')}
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          ref={pressedBy('Enter')}
          aria-disabled={chosen.length === 0 || transfer.isBusy}
          onPress={moveBack}
        />
      </div>
      <Side
        title={t('sides.to')}
        problem={problem === 'noDestination' || problem === 'sameFleet' ? t(`problem.${problem}`) : undefined}
        onShortcut={moveBack}
        chooser={
          <FleetField
            label={t('destinationFleet')}
            placeholder={t('chooseFleet')}
            value={destination ?? undefined}
            onChange={chooseDestination}
          />
        }
      >
        <ListPanel
          list={list}
          texts={{
            label: t('destinationList'),
            search: t('search.destination'),
            searchPlaceholder: t('search.placeholder'),
            loading: t('loading'),
          }}
          columns={useDestinationColumns(isMoved, fleetName)}
          query={{ ...query, data: rows, error: destination === null ? null : query.error }}
          rowKey={({ id }) => id}
          pageSizes={TRANSFER_PAGE_SIZES}
          selection={{
            selected: chosen,
            onChange: setSelected,
            canSelect: isMoved,
            count: chosen.length,
            file: t('file.destination'),
            actions: (
              <Button size="small" onPress={moveBack}>
                {t('back.action')}
              </Button>
            ),
          }}
          empty={
            <EmptyState kind="first-use" title={t(`none.${nothing}.title`)}>
              {t(`none.${nothing}.body`)}
            </EmptyState>
          }
        />
      </Side>
    </>
  );
}
