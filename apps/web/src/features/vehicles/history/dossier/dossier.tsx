import {
  formatDate,
  formatMonthYear,
  formatOdometer,
  place,
  recallsNewestFirst,
  regionRules,
  sentenceOf,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Facts, SkeletonRows } from '@wayside/ui';
import { Printer } from 'lucide-react';
import { brand, readingOf } from '../../../../shared/brand/brand.ts';
import { useFlag } from '../../../../shared/data/flags.ts';
import { Loaded } from '../../../../shared/data/loaded.tsx';
import { useMyFleet } from '../../../../shared/data/user.ts';
import { Page } from '../../../../shared/page/page.tsx';
import { today } from '../../../../shared/today.ts';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import { makeOf } from '../../page/vehicle-facts.ts';
import type { Vehicle } from '../../page/vehicle.queries.ts';
import { useWholeHistory } from '../history.queries.ts';
import type { HistoryRecord } from '../history.queries.ts';
import { useHistoryTexts } from '../use-history-texts.ts';
import { DossierTable } from './dossier-table.tsx';
import { usePrint } from './use-print.ts';
import styles from './dossier.module.css';

type Recall = NonNullable<Vehicle['recalls']>[number];
type Item = NonNullable<Vehicle['glovebox_items']>[number];

/** The vehicle on paper, Letter or A4: who it is, what was done on it, its recalls and documents. */
export function Dossier({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['history', 'shell', 'vehicle', 'recalls', 'common']);
  const name = useVehicleText().name(vehicle);
  const fleet = useMyFleet().data?.name ?? '';
  const history = useWholeHistory(vehicle.id);
  const hasGlovebox = useFlag('glovebox');
  usePrint([name, fleet].filter(Boolean).join(' – '));
  const isWhole = history.data !== undefined && !history.hasMore;
  return (
    <div className={styles.dossier}>
      <Page
        title={t('dossier.title', { vehicle: name })}
        context={[fleet, t('dossier.asOf', { date: formatDate(today(), brand.region) })].filter(Boolean).join(' · ')}
        breadcrumbs={[{ label: name, href: place.vehicle(vehicle.id, { tab: 'history' }) }]}
        breadcrumbsLabel={t('vehicle:breadcrumbs')}
        actions={
          <Button
            variant="primary"
            icon={<Printer size={16} aria-hidden="true" />}
            onPress={() => window.print()}
            disabledReason={isWhole ? undefined : t('dossier.incomplete')}
          >
            {t('dossier.print')}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <Identity vehicle={vehicle} />
          <Loaded query={history} skeleton={<SkeletonRows label={t('loading')} rows={6} columns="1fr 2fr 2fr 1fr" />}>
            {(records) => <Records records={records} />}
          </Loaded>
          <Recalls recalls={vehicle.recalls ?? []} />
          {hasGlovebox && <Documents items={vehicle.glovebox_items ?? []} />}
          {isWhole && <Cost records={history.data ?? []} />}
        </div>
      </Page>
    </div>
  );
}

function Identity({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle');
  const reading = readingOf(i18n.language);
  const unit = regionRules(brand.region).distanceUnit;
  const distance = unit === 'km' ? vehicle.kilometers : vehicle.miles;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('facts.title')}</h2>
      <Facts
        facts={[
          { label: t('facts.vin'), value: vehicle.vin },
          {
            label: t('facts.plate'),
            // A state alone is no plate.
            value:
              vehicle.license_plate_number &&
              [vehicle.license_plate_number, vehicle.license_plate_state].filter(Boolean).join(' · '),
          },
          { label: t('facts.description'), value: makeOf(vehicle) },
          { label: t('facts.engine'), value: vehicle.engine },
          { label: t('facts.odometer'), value: distance !== null && formatOdometer(distance, unit, reading) },
          { label: t('facts.lastMaintenance'), value: formatDate(vehicle.last_maintenance_date, brand.region) },
          { label: t('facts.otherId'), value: vehicle.other_id },
          { label: t('facts.department'), value: vehicle.department_number },
        ]}
      />
    </section>
  );
}

function Records({ records }: { records: readonly HistoryRecord[] }) {
  const { t } = useTranslation('history');
  const texts = useHistoryTexts();
  return (
    <DossierTable
      title={t('title')}
      rows={records}
      rowKey={({ id, maintenance_type }) => `${id} ${maintenance_type}`}
      empty={t('empty.title')}
      columns={[
        {
          id: 'date',
          header: t('columns.date'),
          cell: ({ appointment_datetime }) => formatDate(appointment_datetime, brand.region),
        },
        { id: 'type', header: t('columns.type'), cell: texts.type },
        { id: 'services', header: t('columns.services'), cell: (record) => texts.services(record).join(', ') },
        { id: 'shop', header: t('columns.shop'), cell: texts.shop },
        { id: 'odometer', header: t('columns.odometer'), isNumber: true, cell: texts.odometer },
        { id: 'total', header: t('columns.total'), isNumber: true, cell: texts.total },
      ]}
    />
  );
}

/** What all of it cost, as the last line. */
function Cost({ records }: { records: readonly HistoryRecord[] }) {
  const { t } = useTranslation('history');
  const texts = useHistoryTexts();
  return (
    <p className={styles.cost}>
      <span>{t('columns.total')}</span>
      <strong>{texts.cost(records)}</strong>
    </p>
  );
}

function Recalls({ recalls }: { recalls: readonly Recall[] }) {
  const { t, i18n } = useTranslation('recalls');
  const { language } = readingOf(i18n.language);
  return (
    <DossierTable
      title={t('tab.title')}
      rows={recallsNewestFirst(recalls)}
      rowKey={({ report_received_at, component }) => `${report_received_at} ${component}`}
      empty={t('none')}
      columns={[
        {
          id: 'date',
          header: t('columns.date'),
          cell: (recall) => formatMonthYear(recall.report_received_at, language),
        },
        { id: 'recall', header: t('columns.recall'), cell: (recall) => sentenceOf(recall.component) },
        { id: 'summary', header: t('columns.summary'), cell: (recall) => recall.summary },
      ]}
    />
  );
}

function Documents({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation(['history', 'glovebox']);
  return (
    <DossierTable
      title={t('timeline.kinds.document')}
      rows={items}
      rowKey={({ id }) => id}
      empty={t('dossier.noDocuments')}
      columns={[
        {
          id: 'document',
          header: t('timeline.one.document'),
          cell: (item) => item.document_title || t(`glovebox:one.${item.document_type}`),
        },
        { id: 'number', header: t('dossier.number'), cell: (item) => item.document_number },
        { id: 'expires', header: t('dossier.expires'), cell: (item) => formatDate(item.expiration_date, brand.region) },
      ]}
    />
  );
}
