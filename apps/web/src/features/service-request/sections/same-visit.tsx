import { useQuery } from '@tanstack/react-query';
import { hasLine, limits, newestFaults, recallsNewestFirst, sameVisit, withLine } from '@wayside/domain';
import type { RequestVehicle, VisitOffer } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, StatusPill } from '@wayside/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { read } from '../../../shared/data/read.ts';
import { useCached } from '../../../shared/data/use-cached.ts';
import { FormSection } from '../../../shared/form/form-page.tsx';
import { vehicleIntervalsQuery } from '../../../shared/maintenance/intervals.queries.ts';
import { scheduleQuery } from '../../../shared/maintenance/schedule.queries.ts';
import { dueLooks, dueServices } from '../../../shared/maintenance/upcoming.ts';
import { usePositionText } from '../../../shared/maintenance/use-position-text.ts';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { asRequested } from '../../../shared/shops/shop-text.ts';
import { servicesQuery } from '../../../shared/shops/shops.queries.ts';
import { today } from '../../../shared/today.ts';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

/** What else the vehicle needs, each added in one press; nothing while it loads, or if that fails (ATN-04). */
export function SameVisit({ vehicle }: { vehicle: RequestVehicle }) {
  const { t } = useTranslation('same-visit');
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot } = useRequest();
  const { data: due } = useQuery(vehicleIntervalsQuery([vehicle.id]));
  const { data: schedule } = useQuery(scheduleQuery(vehicle.id));
  const { data: catalog } = useQuery(servicesQuery({ vehicleId: vehicle.id, shopId: null }));
  const { data: recalled } = useQuery(read('/vehicles/recalls'));
  const faults = useCached('/geotab_vehicles/{id}/fault_data').find(({ id }) => id === vehicle.id)?.data ?? [];
  const offers = sameVisit({
    today: today(),
    chosen: snapshot.context.draft.services,
    due: (due ?? []).flatMap(dueServices),
    schedule: schedule ?? [],
    catalog: (catalog ?? []).map((service) => asRequested(service)),
  });
  const recalls = recallsNewestFirst(recalled?.find((entry) => entry.vehicle.id === vehicle.id)?.recalls ?? []);
  useFocusAfter(offers.length > 0, () => heading.current);
  if (offers.length + recalls.length + faults.length === 0) return null;
  return (
    <FormSection title={t('title')} help={t('about')} headingRef={heading}>
      {offers.length > 0 && (
        <ul className={styles.chosen} aria-label={t('services')}>
          {offers.map((offer) => (
            <Service key={offer.service.id} offer={offer} />
          ))}
        </ul>
      )}
      {recalls.length > 0 && <Recalls names={recalls.map(({ component }) => component)} />}
      {faults.length > 0 && <Faults faults={newestFaults(faults)} />}
    </FormSection>
  );
}

function Service({ offer: { service, due, days } }: { offer: VisitOffer }) {
  const { t } = useTranslation(['same-visit', 'vehicle', 'orders']);
  const { send } = useRequest();
  const positionText = usePositionText();
  const name = [service.name, service.position && positionText(service.position)].filter(Boolean).join(' – ');
  return (
    <li className={styles.offer}>
      <span>{name}</span>
      {due ? (
        <StatusPill {...dueLooks[due]}>{t(`orders:due.${due}`)}</StatusPill>
      ) : (
        <span className={styles.muted}>
          {t('vehicle:away.due', { when: t(days === 0 ? 'vehicle:away.today' : 'vehicle:away.in', { count: days }) })}
        </span>
      )}
      <Button
        size="small"
        aria-label={t('addService', { service: name })}
        onPress={() => {
          send({ type: 'service.added', service });
          if (service.position) send({ type: 'position.chosen', id: service.id, position: service.position });
        }}
      >
        {t('add')}
      </Button>
    </li>
  );
}

function Recalls({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('same-visit');
  const { snapshot, send } = useRequest();
  const { comments } = snapshot.context.draft;
  const line = t('comment', { names: names.join(', ') });
  const after = withLine(comments, line, limits.customerComments);
  return (
    <Extra text={t('recalls', { count: names.length, names: names.join(', ') })}>
      {hasLine(comments, line, limits.customerComments) ? (
        <span className={styles.muted}>{t('inComments')}</span>
      ) : (
        <Button
          size="small"
          disabledReason={after === undefined ? t('noRoom') : undefined}
          onPress={() => send({ type: 'details.changed', comments: after ?? comments })}
        >
          {t('toComments')}
        </Button>
      )}
    </Extra>
  );
}

function Faults({
  faults,
}: {
  faults: readonly { readonly id: number; readonly diagnostic: { readonly name: string } }[];
}) {
  const { t } = useTranslation('same-visit');
  const { snapshot, send } = useRequest();
  const { faultCodes } = snapshot.context.draft;
  const ids = faults.slice(0, limits.requestFaultCodes).map(({ id }) => id);
  const names = [...new Set(faults.map(({ diagnostic }) => diagnostic.name))].join(', ');
  return (
    <Extra text={t('faults', { count: faults.length, names })}>
      {ids.every((id) => faultCodes.includes(id)) ? (
        <span className={styles.muted}>{t('faultsAdded')}</span>
      ) : (
        <Button size="small" onPress={() => send({ type: 'faultCodes.chosen', ids })}>
          {t('addFaults')}
        </Button>
      )}
    </Extra>
  );
}

function Extra({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.offer}>
      <span className={styles.offerText}>{text}</span>
      {children}
    </div>
  );
}
