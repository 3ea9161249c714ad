import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { place, vehiclesByRecall } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Link, Panel, SearchField, SkeletonRows } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { read } from '../../../shared/data/read.ts';
import { useFirstRows } from '../../../shared/list/show-more.tsx';
import { useAddressSearch } from '../../../shared/list/use-typed.ts';
import { activeOrders } from '../../../shared/orders/active-orders.ts';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import { Page } from '../../../shared/page/page.tsx';
import { BlockLink } from '../../../shared/vehicles/block-link.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { RecallDate } from './recall-date.tsx';
import { Component } from './component.tsx';
import styles from './recalls.module.css';

type VehicleRecalls = Schemas['VehicleRecalls'];

/** Vehicles to render at a time: a large fleet has hundreds with recalls. */
const STEP = 25;

/** The fleet's recalls by vehicle, the newest on top. */
export function RecallsPage() {
  const { t } = useTranslation(['recalls', 'shell']);
  const query = useQuery(read('/vehicles/recalls'));
  const count = query.data?.reduce((sum, { recalls }) => sum + recalls.length, 0);
  return (
    <Page
      title={t('shell:titles.recalls')}
      breadcrumbs={[{ label: t('shell:titles.dashboard'), href: place.dashboard }]}
      breadcrumbsLabel={t('breadcrumbs')}
      context={
        count ? [t('recallCount', { count }), t('vehicleCount', { count: query.data!.length })].join(' · ') : undefined
      }
    >
      <Panel isFlush isSheet>
        <Loaded query={query} skeleton={<SkeletonRows label={t('loading')} rows={6} columns="1fr 2fr" />}>
          {(entries) =>
            entries.length === 0 ? <EmptyState kind="cleared" title={t('none')} /> : <Groups entries={entries} />
          }
        </Loaded>
      </Panel>
    </Page>
  );
}

function Groups({ entries }: { entries: readonly VehicleRecalls[] }) {
  const { t } = useTranslation(['recalls', 'common', 'vehicles']);
  const texts = useVehicleText();
  const [search, setSearch] = useAddressSearch();
  const wanted = search.trim().toLowerCase();
  const matches = vehiclesByRecall(entries).filter(({ vehicle, recalls }) =>
    [texts.line(vehicle), texts.details(vehicle), ...recalls.flatMap(({ component, summary }) => [component, summary])]
      .join('\n')
      .toLowerCase()
      .includes(wanted),
  );
  const first = useFirstRows(matches, STEP);
  const { data: orders = [] } = useQuery(fleetOrdersQuery());
  const orderOf = new Map(activeOrders(orders).map((order) => [order.vehicle.id, order]));
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('common:actions.clearSearch')}
          value={search}
          onChange={setSearch}
        />
        <output className={styles.note}>
          {t('common:search.shown', { shown: matches.length, total: entries.length })}
        </output>
      </div>
      {matches.length === 0 && <EmptyState kind="filtered" title={t('common:empty.noResults')} />}
      <ul className={styles.vehicles}>
        {first.rows.map(({ vehicle, recalls }) => (
          <li key={vehicle.id} className={styles.vehicle}>
            <div className={styles.head}>
              <h2 className={styles.name}>
                <Link href={place.vehicle(vehicle.id, { tab: 'recalls' })}>{texts.name(vehicle)}</Link>
              </h2>
              <span className={styles.note}>
                {[texts.note(vehicle), t('recallCount', { count: recalls.length })].filter(Boolean).join(' · ')}
              </span>
            </div>
            <ul className={styles.recalls}>
              {recalls.map((recall, at) => (
                // Recalls have no id, and the list is never reordered.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} className={styles.recall}>
                  <Component>{recall.component}</Component>
                  <span className={styles.note}>
                    <RecallDate day={recall.report_received_at} />
                  </span>
                  <p className={styles.summary}>{recall.summary}</p>
                </li>
              ))}
            </ul>
            <div className={styles.action}>
              <ButtonLink
                size="small"
                href={place.serviceRequest({ vehicle: vehicle.id })}
                aria-label={t('vehicles:scheduleOne', { vehicle: texts.name(vehicle) })}
              >
                {t('vehicles:schedule')}
              </ButtonLink>
              {/* Below the button, which does not move when the orders come. */}
              {orderOf.has(vehicle.id) && (
                <BlockLink vehicle={{ ...vehicle, active_order: orderOf.get(vehicle.id) ?? null }} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {first.more}
    </>
  );
}
