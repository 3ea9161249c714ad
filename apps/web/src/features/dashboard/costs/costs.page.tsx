import { useQuery } from '@tanstack/react-query';
import { COST_DIMENSIONS, costOf, costsBy, formatDate, formatMoney, place } from '@wayside/domain';
import type { CostDimension, DayRange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, ChartSkeleton, EmptyState, Panel, SkeletonRows, Tabs } from '@wayside/ui';
import { useEffect, useMemo, useRef } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { CountOrHidden } from '../../../shared/list/mine/count-or-hidden.tsx';
import { MineSwitch } from '../../../shared/list/mine/mine-switch.tsx';
import { useMineOf, vehicleIdOf } from '../../../shared/list/mine/use-mine.ts';
import { useRangeInAddress } from '../../../shared/list/range/range-address.ts';
import { RangePicker } from '../../../shared/list/range/range-picker.tsx';
import { ordersOfFleet } from '../../../shared/orders/orders-of-fleet.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { today } from '../../../shared/today.ts';
import { costRange } from '../charts/cost-months.ts';
import { usePeriod } from '../charts/use-costs.ts';
import { useBreadcrumbs } from '../use-breadcrumbs.ts';
import { CostChart, CostGroups } from './cost-groups.tsx';
import { CostRows } from './cost-rows.tsx';
import styles from './costs.module.css';
import { finishedOrdersQuery } from './costs.queries.ts';
import type { Order } from './costs.queries.ts';
import { useCostAddress } from './use-cost-address.ts';
import { useCostText } from './use-cost-text.ts';
import { useGroupName } from './use-group-name.ts';

// The library comes beside the data, not after it.
void CostChart.preload();

/** The fleet's finished orders in a range of days, of the user's vehicles if only these are shown. */
function useCostOrders(range: DayRange) {
  const { data, ...query } = both(useQuery(finishedOrdersQuery(range)), useKnownUser());
  const [orders, user] = data ?? [];
  // As the server sums them: in no fleet, none.
  const ofFleet = useMemo(
    () => orders && user && (user.fleet_id == null ? [] : ordersOfFleet(orders, user.fleet_id)),
    [orders, user],
  );
  const { rows, hidden } = useMineOf(ofFleet, vehicleIdOf);
  return { query: { ...query, data: rows }, hidden };
}

/** `/dashboard?view=costs`: what service costs consist of, and the orders behind each part. */
export function CostsPage() {
  const { t } = useTranslation('costs');
  // The dashboard's chart links here with its period.
  const [period] = usePeriod();
  const { range, isOwnRange, setRange } = useRangeInAddress('', costRange(today(), period));
  const { query, hidden } = useCostOrders(range);
  const { by, setBy } = useCostAddress();
  const summary = useSummary(query.data, range);
  return (
    <Page
      {...useBreadcrumbs()}
      title={t('title')}
      context={
        summary !== undefined && (
          <>
            {summary}
            <CountOrHidden {...hidden}>{null}</CountOrHidden>
          </>
        )
      }
      actions={
        <>
          <RangePicker range={range} onRange={setRange} />
          <MineSwitch />
        </>
      }
    >
      <Tabs
        label={t('tabs.label')}
        selected={by}
        onSelect={setBy}
        items={COST_DIMENSIONS.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          content: id === by && (
            <PanelBoundary>
              <Loaded query={query} skeleton={<Skeleton />}>
                {(orders) =>
                  orders.length === 0 ? (
                    <Nothing onReset={isOwnRange ? () => setRange(undefined) : undefined} />
                  ) : (
                    <Costs by={id} orders={orders} range={range} />
                  )
                }
              </Loaded>
            </PanelBoundary>
          ),
        }))}
      />
    </Page>
  );
}

/** What the orders cost and save, and of which days they are. */
function useSummary(orders: readonly Order[] | undefined, { start, end }: DayRange): string | undefined {
  const { t, i18n } = useTranslation('costs');
  const { more } = useCostText();
  if (!orders) return undefined;
  if (orders.length === 0) return '';
  const rows = costsBy('vehicle', orders, { start, end }).flatMap((group) => group.rows);
  const [from, to] = [start, end].map((day) => formatDate(day, brand.region));
  const cost = formatMoney(costOf(rows).cost / 100, readingOf(i18n.language));
  return [t('summary', { cost, count: orders.length, from, to }), ...more(rows)].join(' · ');
}

interface CostsProps {
  by: CostDimension;
  orders: readonly Order[];
  range: DayRange;
}

function Costs({ by, orders, range: { start, end } }: CostsProps) {
  const { t } = useTranslation('costs');
  const { group: key, setGroup, addressOf } = useCostAddress();
  const { name } = useGroupName(by);
  const groups = useMemo(() => costsBy(by, orders, { start, end }), [by, orders, start, end]);
  const chosen = groups.find((group) => group.key === key);
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by an address with a group, its rows are what was asked for.
  const isPressed = useRef(key !== undefined);
  useEffect(() => {
    if (isPressed.current) heading.current?.focus();
    isPressed.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the rows of another group are there
  }, [key]);

  function choose(next: string): void {
    if (next === key) heading.current?.focus();
    isPressed.current = next !== key;
    setGroup(next);
  }
  return (
    <div className={styles.costs}>
      <CostGroups by={by} groups={groups} chosen={chosen?.key} addressOf={addressOf} onChoose={choose} />
      {chosen && <CostRows key={chosen.key} name={name(chosen)} group={chosen} by={by} headingRef={heading} />}
      <p className={styles.note}>
        {[
          !chosen && t(by === 'service' ? 'rows.hintServices' : 'rows.hint'),
          t(by === 'service' ? 'aboutServices' : 'about'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

/** With `onReset`, the dates are the user's own. */
function Nothing({ onReset }: { onReset: (() => void) | undefined }) {
  const { t } = useTranslation(['costs', 'dashboard', 'common']);
  return (
    <Panel isFlush>
      <EmptyState
        kind={onReset ? 'filtered' : 'first-use'}
        title={t('empty.title')}
        action={
          onReset ? (
            <Button onPress={onReset}>{t('common:range.initial')}</Button>
          ) : (
            <ButtonLink href={place.serviceRequest()}>{t('dashboard:active.schedule')}</ButtonLink>
          )
        }
      >
        {t('empty.body')}
      </EmptyState>
    </Panel>
  );
}

function Skeleton() {
  const { t } = useTranslation('costs');
  return (
    <div className={styles.groups}>
      <Panel>
        <ChartSkeleton label={t('loading')} height={320} />
      </Panel>
      <Panel isFlush>
        <SkeletonRows label={t('loading')} rows={8} />
      </Panel>
    </div>
  );
}
