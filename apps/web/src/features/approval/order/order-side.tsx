import {
  capitalise,
  dayOf,
  daysBetween,
  digitsOf,
  formatDate,
  formatOdometer,
  formatPhone,
  intlLocaleOf,
  isActiveStatus,
  limits,
  place,
  regionRules,
  statusOf,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, IconButton, Link, NotSet, limitInput } from '@wayside/ui';
import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import { DirectionsLink } from '../../../shared/shops/directions-link.tsx';
import { today } from '../../../shared/today.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';
import { cancelsInBar } from '../decision/decision-bar.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from './order-side.module.css';

/** Relative day, such as `tomorrow` or `in 3 days`; empty without a date. */
export function relativeDay(moment: string | null, language: string): string {
  const day = moment && dayOf(moment);
  if (!day) return '';
  const days = daysBetween(today(), day);
  return new Intl.RelativeTimeFormat(intlLocaleOf(brand.region, readingOf(language).language), {
    numeric: 'auto',
  }).format(days, 'day');
}

interface SideProps {
  approval: Approval;
  order: Order;
}

/** Vehicle, shop and order in facts, and canceling the order. */
export function OrderSide({ approval, order }: SideProps) {
  const { t, i18n } = useTranslation('approval');
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  const { vehicle, shop } = order;
  const unit = regionRules(brand.region).distanceUnit;
  const odometer = unit === 'km' ? order.kilometers : order.miles;
  const appointment = texts.appointment(order);
  const ofDay = texts.appointmentNote(order).toLocaleLowerCase(i18n.language);
  const when = [relativeDay(order.appointment_datetime, i18n.language), ofDay].join(', ');
  return (
    <>
      <Section
        heading={t('facts.vehicle')}
        subject={
          <Link href={place.vehicle(vehicle.id)} tone="plain">
            {vehicles.name(vehicle)}
          </Link>
        }
      >
        <Fact label={t('facts.otherId')}>{vehicle.other_id ?? <NotSet />}</Fact>
        <Fact label={t('facts.vin')}>{vehicle.vin ?? <NotSet />}</Fact>
        <Fact label={t('facts.odometer')}>
          {odometer === null ? <NotSet /> : formatOdometer(odometer, unit, readingOf(i18n.language))}
        </Fact>
      </Section>
      <Section
        heading={t('facts.shop')}
        subject={
          shop ? (
            <Link href={place.shops({ shop: shop.id })} tone="plain">
              {texts.shop(order)}
            </Link>
          ) : (
            texts.shop(order) || <NotSet />
          )
        }
      >
        <Fact
          label={t('facts.address')}
          note={
            shop && (
              <>
                {`${shop.city}, ${shop.state} ${shop.zip}`}
                <span className={styles.way}>
                  <DirectionsLink shop={shop} />
                </span>
              </>
            )
          }
        >
          {shop?.address_line1 || <NotSet />}
        </Fact>
        <Fact label={t('facts.phone')}>
          {shop?.main_phone_number ? (
            <Link href={`tel:${digitsOf(shop.main_phone_number)}`}>{formatPhone(shop.main_phone_number)}</Link>
          ) : (
            <NotSet />
          )}
        </Fact>
        <Fact label={t('facts.appointment')} note={appointment && capitalise(when, i18n.language)}>
          {appointment || texts.appointmentNote(order)}
        </Fact>
      </Section>
      <Section heading={t('facts.order')}>
        <Fact label={t('facts.poNumber')}>
          <PoNumber approval={approval} order={order} />
        </Fact>
        {order.invoice_number && <Fact label={t('facts.invoice')}>{order.invoice_number}</Fact>}
        {order.approver && (
          <Fact label={t('facts.approver')} note={formatDate(order.last_approval_date, brand.region)}>
            {order.approver}
          </Fact>
        )}
      </Section>
      {isActiveStatus(statusOf(order)) && <CancelOrder approval={approval} order={order} />}
    </>
  );
}

function Section({ heading, subject, children }: { heading: string; subject?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {subject && <p className={styles.subject}>{subject}</p>}
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Ends the whole order. With every service declined the bar has the button. */
function CancelOrder({ approval, order }: SideProps) {
  const { t } = useTranslation(['approval', 'orders']);
  return (
    <div className={styles.cancel}>
      <p>{t('orders:cancelNotice')}</p>
      {!cancelsInBar(approval, order) && (
        <div className={styles.quiet}>
          <Button variant="quiet" onPress={() => approval.send({ type: 'cancel.requested' })}>
            {t('actions.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * The PO number, edited in place: Enter saves, Escape cancels. Focus moves to the field, then back to the edit button.
 */
function PoNumber({ approval: { state, send }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const pencil = useRef<HTMLSpanElement>(null);
  const isEditing = state.hasTag('editingPo');
  const wasEditing = useRef(isEditing);
  const { poText, poNotice } = state.context;
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <PoField state={state} send={send} />;
  const number = order.po_number;
  return (
    <>
      <span className={styles.po} ref={pencil}>
        <span>{number ?? <NotSet />}</span>
        {(state.hasTag('approvable') || state.hasTag('notEligible')) && (
          <IconButton
            label={number === null ? t('po.edit') : t('po.editNamed', { number })}
            icon={<Pencil size={16} aria-hidden="true" />}
            size="small"
            onPress={() => send({ type: 'po.opened', number })}
          />
        )}
      </span>
      <output className={styles.good}>{poNotice && poText.trim() === (number ?? '') && textOf(poNotice)}</output>
    </>
  );
}

function PoField({ state, send }: Pick<Approval, 'state' | 'send'>) {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const input = useRef<HTMLInputElement>(null);
  const { poText, poNotice } = state.context;
  const problem = poNotice?.tone === 'error' ? textOf(poNotice) : undefined;
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'po.confirmed' });
      }}
    >
      <TextField
        aria-label={t('po.label')}
        className={styles.field!}
        value={poText}
        isReadOnly={state.hasTag('savingPo')}
        isInvalid={problem !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user pressed the edit button to type here
        autoFocus
        onChange={(text) => send({ type: 'po.changed', text })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') send({ type: 'po.abandoned' });
        }}
      >
        <Input ref={input} {...limitInput(poText, limits.poNumber)} className={styles.input!} />
      </TextField>
      <span className={styles.buttons}>
        <IconButton
          label={t('po.save')}
          icon={<Check size={16} aria-hidden="true" />}
          type="submit"
          isPending={state.hasTag('savingPo')}
        />
        <IconButton
          label={t('po.cancel')}
          icon={<X size={16} aria-hidden="true" />}
          onPress={() => send({ type: 'po.abandoned' })}
        />
      </span>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
