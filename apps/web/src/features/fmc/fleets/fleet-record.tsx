import { firstStepsOf, formatMoney, measureOf, place, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Capitalized, Link, MoreMenu, StatusPill } from '@wayside/ui';
import type { Fact } from '@wayside/ui';
import { CircleCheck, CircleDashed, LogIn, Pencil, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useAdminister } from '../../../shared/fleets/use-administer.ts';
import { AsideLine, AsideSection, RecordColumns, RecordPage } from '../../../shared/page/record-page.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { DeleteFleet } from './delete-fleet.tsx';
import { FleetForm, useFleetEditing } from './fleet-form.tsx';
import type { FleetFlow } from './fleet-form.tsx';
import type { Fleet, FleetInPage } from './fleet.queries.ts';
import styles from './fleets.module.css';
import { QuickLinks } from './quick-links.tsx';

const { distanceUnit } = regionRules(brand.region);
const icon = { size: 16, 'aria-hidden': true } as const;

/** A fleet to read, with its information edited in place. */
export function FleetRecord({ viewer, loaded }: { viewer: User; loaded: FleetInPage }) {
  const { t } = useTranslation(['fleet-form', 'shell', 'common']);
  const { fleet } = loaded;
  const paymentTypes = (fleet.fleet_payment_types ?? []).map(({ name }) => name);
  const flow = useFleetEditing({ viewer, loaded, paymentTypes });
  return (
    <RecordPage
      title={fleet.name}
      breadcrumbs={[{ label: t('shell:titles.fmcDashboard'), href: place.fmcDashboard }]}
      breadcrumbsLabel={t('breadcrumbs')}
      status={
        <StatusPill tone={fleet.is_active ? 'success' : 'muted'}>
          {t(fleet.is_active ? 'common:state.active' : 'common:state.inactive')}
        </StatusPill>
      }
      context={[fleet.region, fleet.rep && t('repOf', { name: fleet.rep })].filter(Boolean).join(' · ')}
      facts={useFleetFacts(fleet)}
      actions={<FleetActions viewer={viewer} loaded={loaded} flow={flow} />}
    >
      <RecordColumns aside={<Setup fleet={fleet} />}>
        <FleetForm viewer={viewer} loaded={loaded} flow={flow} />
        <QuickLinks viewer={viewer} fleet={fleet} />
      </RecordColumns>
    </RecordPage>
  );
}

/** What the fleet is about in numbers. */
function useFleetFacts(fleet: Fleet): Fact[] {
  const { t, i18n } = useTranslation(['fleet-form', 'portfolio']);
  const reading = readingOf(i18n.language);
  const cost = measureOf(fleet, 'costPerDistance', distanceUnit);
  return [
    { label: t('facts.awaiting'), value: fleet.awaiting_approval_count },
    { label: t('facts.vehicles'), value: fleet.vehicles_total },
    { label: t('facts.people'), value: fleet.user_total },
    { label: t('facts.orders'), value: fleet.total_order_count },
    {
      label: t('facts.spend', { year: today().slice(0, 4) }),
      value: formatMoney(fleet.ytd_maintenance_cost, reading),
    },
    {
      label: t(`portfolio:measures.costPerDistance.${distanceUnit}`),
      value: cost !== null && formatMoney(cost, reading),
    },
  ];
}

/** Edits the fleet's information, acts inside it after saying what that means (FLT-02, FMC-21), or deletes it. */
function FleetActions({ viewer, loaded, flow }: { viewer: User; loaded: FleetInPage; flow: FleetFlow }) {
  const { t } = useTranslation(['fmc', 'fleet-form']);
  const administer = useAdminister();
  const [isEntering, setEntering] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const disclaimerId = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const isForm = flow.state.hasTag('form');
  useFocusAfter(isForm, () => edit.current);
  const enter = async (): Promise<void> => {
    setEntering(true);
    await administer({ fleetId: loaded.fleet.id, next: place.dashboard });
    setEntering(false);
  };
  return (
    <>
      <p id={disclaimerId} className={styles.disclaimer}>
        {t('administer.disclaimer')}
      </p>
      {!isForm && (
        <Button
          ref={edit}
          icon={<Pencil {...icon} />}
          onPress={() => flow.send({ type: 'record.opened', saved: loaded })}
        >
          {t('fleet-form:edit')}
        </Button>
      )}
      <Button
        // While the information is edited, Save is the one that stands out.
        variant={isForm ? 'secondary' : 'primary'}
        icon={<LogIn {...icon} />}
        aria-describedby={disclaimerId}
        isPending={isEntering}
        pendingLabel={t('fleet-form:entering')}
        onPress={() => void enter()}
      >
        <Capitalized>{t('administer.action')}</Capitalized>
      </Button>
      {!isForm && (
        <MoreMenu
          label={t('fleet-form:more')}
          actions={[
            {
              id: 'delete',
              label: t('fleet-form:delete.action'),
              icon: <Trash2 {...icon} />,
              tone: 'danger',
              onAction: () => setDeleting(true),
            },
          ]}
        />
      )}
      {isDeleting && (
        <DeleteFleet
          fleet={loaded.fleet}
          viewer={viewer}
          guard={flow.guard}
          clear={flow.leave}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** What is left to do before the fleet can work (CMP-04). Payment methods and policies are only known inside it. */
function Setup({ fleet }: { fleet: Fleet }) {
  const { t } = useTranslation(['first-steps', 'fleet-form']);
  const steps = firstStepsOf({
    vehicles: fleet.vehicles_total,
    people: fleet.user_total,
    telematics: brand.switches.telematicsTab ? Boolean(fleet.geotab_database_name) : 'hidden',
    payment: 'unknown',
    policy: 'unknown',
  });
  return (
    <AsideSection title={t('title')}>
      <ul>
        {steps.map(({ id, state, count }) => (
          <AsideLine
            key={id}
            icon={
              state === 'done' ? (
                <CircleCheck {...icon} className={styles.done} />
              ) : (
                <CircleDashed {...icon} className={state === 'open' ? styles.open : styles.unknown} />
              )
            }
            note={state === 'unknown' && t('inside')}
            end={
              id === 'vehicles' &&
              state === 'open' && <Link href={place.transferVehicles}>{t('fleet-form:setup.transfer')}</Link>
            }
          >
            {state === 'done' && t(`done.${id}`, { count })}
            {state === 'open' && t(`open.${id}`)}
            {state === 'unknown' && t(`unknown.${id}`)}
          </AsideLine>
        ))}
      </ul>
    </AsideSection>
  );
}
