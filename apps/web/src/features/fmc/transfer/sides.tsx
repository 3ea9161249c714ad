import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import type { Transfer, TransferSource, TransferVehicle } from '@wayside/machines';
import { EmptyState, Segmented } from '@wayside/ui';
import { useCallback, useMemo, useState } from 'react';
import { FleetField } from '../../../shared/fleets/fleet-field.tsx';
import type { ListQuery } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { vehicleSearchQuery } from '../../../shared/vehicles/vehicles.queries.ts';
import { lastTransfer, missedBy, withArrived, withoutLeft } from './arrived.ts';
import { moveOf } from './kept-moves.ts';
import { Side } from './side.tsx';
import type { SideProps } from './side.tsx';
import { useDestinationColumns, useSourceColumns } from './transfer-columns.tsx';
import styles from './transfer.module.css';
import { MIN_SEARCH, fleetVehiclesQuery } from './transfer.queries.ts';
import { DESTINATION, SOURCE } from './use-sides.ts';

/** Where the vehicles come from: a fleet, or a search through all of them. */
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

  return (
    <Side
      name="source"
      problem={problem === 'noSource' || problem === 'noVehicles' ? t(`problem.${problem}`) : undefined}
      aside={
        <Segmented
          label={t('by.label')}
          segments={(['fleet', 'vehicle'] as const).map((id) => ({
            id,
            label: t(`by.${id}`),
            name: t(`by.${id}Name`),
          }))}
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
      list={list}
      searchLabel={t(source.by === 'fleet' ? 'search.source' : 'search.all')}
      columns={useSourceColumns(source.by, fleetName)}
      query={query}
      isSearchedByServer={source.by === 'vehicle'}
      selection={{ selected, onChange: setSelected, count: chosen.length }}
      arrowLabel={t('move.arrow')}
      isOff={transfer.isBusy}
      onMove={() => transfer.move(chosen.map(moveOf))}
      empty={
        <EmptyState kind={nothing === 'allMoved' ? 'cleared' : 'first-use'} title={t(`none.${nothing}.title`)}>
          {t(`none.${nothing}.body`)}
        </EmptyState>
      }
    />
  );
}

const NONE: readonly TransferVehicle[] = [];

/** Where the vehicles go: a fleet with its vehicles, and before them what was moved here, which can be moved back. */
export function DestinationSide({ sides: { destination, chooseDestination }, transfer, fleetName }: SideProps) {
  const { t } = useTranslation('transfer');
  const { problem, moves } = transfer.state.context;
  const query: ListQuery<TransferVehicle> = useQuery({
    ...fleetVehiclesQuery(destination ?? 0),
    enabled: destination !== null,
  });
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
  const isOff = chosen.length === 0 || transfer.isBusy;

  function moveBack(): boolean {
    if (!isOff) transfer.send({ type: 'vehicles.returned', ids: chosen.map(Number) });
    return !isOff;
  }

  const nothing = destination === null ? 'destination' : 'emptyDestination';
  return (
    <Side
      name="destination"
      problem={problem === 'noDestination' || problem === 'sameFleet' ? t(`problem.${problem}`) : undefined}
      chooser={
        <FleetField
          label={t('destinationFleet')}
          placeholder={t('chooseFleet')}
          value={destination ?? undefined}
          onChange={chooseDestination}
        />
      }
      list={useList('transfer_destination', { prefix: DESTINATION })}
      searchLabel={t('search.destination')}
      columns={useDestinationColumns(isMoved, fleetName)}
      query={{ ...query, data: rows, error: destination === null ? null : query.error }}
      selection={{
        selected: chosen,
        onChange: setSelected,
        count: chosen.length,
        canSelect: isMoved,
        selectable: moves.length,
      }}
      arrowLabel={t(chosen.length === 0 ? 'back.none' : 'back.arrow')}
      isOff={isOff}
      onMove={moveBack}
      empty={
        <EmptyState kind="first-use" title={t(`none.${nothing}.title`)}>
          {t(`none.${nothing}.body`)}
        </EmptyState>
      }
    />
  );
}

/** Why there is nothing to choose from. */
type Nothing = 'fleet' | 'vehicle' | 'emptyFleet' | 'found' | 'allMoved';

/**
 * The vehicles of the chosen fleet, or those that a search finds in all fleets; without those moved, or transferred
 * since the list was loaded.
 */
function useSourceVehicles(
  source: TransferSource,
  search: string,
  moves: readonly TransferVehicle[],
  last: Transfer | null,
) {
  const fleetId = source.by === 'fleet' ? source.fleetId : null;
  const isSearch = source.by === 'vehicle' && search.length >= MIN_SEARCH;
  const ofFleet = useQuery({ ...fleetVehiclesQuery(fleetId ?? 0), enabled: fleetId !== null });
  const matches = useQuery({ ...vehicleSearchQuery(search), enabled: isSearch });
  const isAsked = fleetId !== null || isSearch;
  const query: ListQuery<TransferVehicle> = source.by === 'fleet' ? ofFleet : matches;
  const data = isAsked ? query.data : NONE;
  const missed = missedBy(query, last);
  const rows = useMemo(() => {
    const moved = new Set(moves.map(({ id }) => id));
    return data && withoutLeft(data, missed).filter(({ id }) => !moved.has(id));
  }, [data, moves, missed]);
  const hasAny = data !== undefined && data.length > 0;
  const nothing: Nothing = !isAsked ? source.by : hasAny ? 'allMoved' : source.by === 'fleet' ? 'emptyFleet' : 'found';
  return { query: { ...query, data: rows, error: isAsked ? query.error : null }, nothing };
}
