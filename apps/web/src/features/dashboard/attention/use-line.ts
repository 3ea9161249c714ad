import {
  bulkUploadPlace,
  capitalise,
  expiryOf,
  formatDate,
  formatMoney,
  formatMonthYear,
  place,
  sentenceOf,
  withQuery,
} from '@wayside/domain';
import type { AttentionItem } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { StatusMark, StatusTone } from '@wayside/ui';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useExpiryText } from '../../../shared/documents/use-expiry-text.ts';
import { dueLooks, isDueNow } from '../../../shared/maintenance/upcoming.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import { today } from '../../../shared/today.ts';
import { useBlockText } from '../../../shared/vehicles/block-link.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';

/** An item as it is shown. */
export interface Line {
  readonly key: string;
  readonly kind: string;
  readonly tone: StatusTone;
  readonly mark?: StatusMark;
  readonly object: string;
  readonly href: string;
  readonly why: string;
  /** Since when it is here, or by when something has to happen, as far as anyone knows. */
  readonly when?: string | undefined;
  /** The vehicle's open order, which is not about this. */
  readonly order?: { readonly text: string; readonly href: string } | undefined;
  readonly action: { readonly label: string; readonly href: string };
}

/** Names that are said; of others, only how many. */
const NAMED = 2;

/** What is near, but not late. */
const WARNING = { tone: 'attention', mark: 'warning' } as const;

type VisitItem = Extract<AttentionItem, { action: 'schedule' | 'view' }>;
/** Where the vehicle's page has it. */
const TABS = {
  pastDue: { tab: 'next' },
  dueSoon: { tab: 'next' },
  recall: { tab: 'recalls' },
  // Of telematics, beside the tabs.
  fault: {},
} as const;
type Opening = Exclude<AttentionItem['action'], 'review' | VisitItem['action']>;
type Choices = Omit<NonNullable<Parameters<typeof place.serviceRequest>[0]>, 'vehicle'>;

/** Texts and addresses of an item in the current language. */
export function useLine(): (item: AttentionItem) => Line {
  const { t, i18n } = useTranslation(['attention', 'orders', 'glovebox']);
  const { appointment, service } = useOrderTexts();
  const vehicles = useVehicleText();
  const cardName = usePaymentMethodName();
  const expiryText = useExpiryText();
  const blockText = useBlockText();
  const reading = readingOf(i18n.language);

  const some = (names: readonly string[], named = NAMED): string => {
    const said = [...new Set(names)];
    const text = said.slice(0, named).join(', ');
    return said.length > named ? t('why.andMore', { names: text, count: said.length - named }) : text;
  };
  const day = (value: string): string => formatDate(value, brand.region) ?? '';
  const whenDue = (days: number): string =>
    t('when.due', {
      when: days === 0 ? t('when.today') : t(`when.${days > 0 ? 'days' : 'ago'}`, { count: Math.abs(days) }),
    });
  const capital = (text: string): string => capitalise(text, i18n.language);
  /** Schedules service; beside an open order, opens the vehicle where it has this, and names the order. */
  const visit = (item: VisitItem, of: Choices) => {
    const { vehicle, action } = item;
    const order = action === 'view' ? vehicle.active_order?.id : undefined;
    const isDue = item.kind === 'pastDue' || item.kind === 'dueSoon';
    return {
      object: vehicles.name(vehicle),
      href: place.vehicle(vehicle.id),
      // What is due is not in the order (VOR-02); of recalls and fault codes an order does not say it.
      order: order
        ? {
            text: isDue ? t('why.notInOrder', { id: order }) : blockText(vehicle, 'orderExistsAlert'),
            href: place.order(order),
          }
        : undefined,
      action:
        action === 'view'
          ? { label: t(`action.view.${isDue ? 'due' : item.kind}`), href: place.vehicle(vehicle.id, TABS[item.kind]) }
          : { label: t('action.schedule'), href: place.serviceRequest({ vehicle: vehicle.id, ...of }) },
    };
  };
  const opens = (action: Opening, href: string, to = href) => ({
    href,
    action: { label: t(`action.${action}`), href: to },
  });

  return (item): Line => {
    switch (item.kind) {
      case 'order': {
        const { order } = item;
        return {
          key: `order ${order.id}`,
          kind: capital(t('orders:status.awaitingApproval')),
          tone: 'attention',
          object: t('orders:number', { id: order.id }),
          // The amount first: a phone may cut the end.
          why: [order.total === null ? '' : formatMoney(order.total, reading), vehicles.name(order.vehicle)]
            .filter(Boolean)
            .join(' · '),
          when: order.appointment_datetime ? t('why.appointment', { when: appointment(order) }) : undefined,
          href: place.order(order.id),
          action: { label: t('orders:review'), href: place.order(order.id) },
        };
      }
      case 'pastDue':
      case 'dueSoon': {
        const state = item.kind === 'dueSoon' && isDueNow(item.services) ? 'dueNow' : item.kind;
        return {
          key: `due ${item.vehicle.id}`,
          kind: t(`orders:due.${state}`),
          ...dueLooks[state],
          why: some(item.services.map(service)),
          when: item.days === undefined ? some(item.intervals, 1) : whenDue(item.days),
          ...visit(item, { services: item.services }),
        };
      }
      case 'recall':
        return {
          key: `recall ${item.vehicle.id}`,
          kind: t('kind.recall'),
          ...WARNING,
          why: some(
            item.recalls.map(({ component }) => sentenceOf(component)),
            1,
          ),
          when: t('why.reported', { date: formatMonthYear(item.recalls[0]!.report_received_at, reading.language) }),
          ...visit(item, {}),
          href: place.vehicle(item.vehicle.id, TABS.recall),
        };
      case 'document': {
        const { document, vehicle } = item;
        const name = document.document_title || t(`glovebox:one.${document.document_type}`);
        return {
          key: `document ${document.id}`,
          kind: t('kind.document'),
          ...WARNING,
          object: vehicles.name(vehicle),
          why: `${name} · ${expiryText(item.days)}`,
          ...opens(
            'openDocument',
            place.vehicle(vehicle.id),
            withQuery(place.vehicle(vehicle.id), { document: document.id }),
          ),
        };
      }
      case 'plate':
        return {
          key: `plate ${item.vehicle.id}`,
          kind: t('kind.plate'),
          ...WARNING,
          object: vehicles.name(item.vehicle),
          why: capital(expiryText(item.days)),
          ...opens('editVehicle', place.vehicle(item.vehicle.id), place.editVehicle(item.vehicle.id)),
        };
      case 'fault':
        return {
          key: `fault ${item.vehicle.id}`,
          kind: t('kind.fault'),
          ...WARNING,
          why: some(
            item.faults.map(({ diagnostic }) => diagnostic.name),
            1,
          ),
          when: t('why.since', { date: day(item.faults[0]!.dateTime) }),
          ...visit(item, { faultCodes: item.faults.map(({ id }) => id) }),
        };
      case 'upload':
        return {
          key: `upload ${item.upload.id}`,
          kind: t('kind.upload'),
          ...WARNING,
          object: item.upload.fileName,
          why: item.upload.failed > 0 ? t('why.uploadRows', { count: item.upload.failed }) : t('why.uploadFailed'),
          ...opens('upload', bulkUploadPlace),
        };
      case 'sync':
        return {
          key: 'sync',
          kind: t('kind.sync'),
          ...WARNING,
          object: t('object.sync'),
          why: t('why.sync', { date: day(item.sync.created_at) }),
          ...opens('openSyncs', place.settings('telematics')),
        };
      case 'policy':
        return {
          key: `policy ${item.policy.id}`,
          kind: t('kind.policy'),
          ...WARNING,
          object: t('object.policy', { amount: formatMoney(item.policy.amount, reading) }),
          why: t('why.policy'),
          ...opens('openPolicy', place.settings('policies', { policy: item.policy.id })),
        };
      case 'card': {
        const isExpired = expiryOf(item.card, today()) === 'expired';
        return {
          key: `card ${item.card.id}`,
          kind: t('kind.card'),
          ...WARNING,
          object: cardName(item.card),
          why: t(isExpired ? 'why.expired' : 'why.soon', { date: item.card.expiration_date }),
          ...opens('openPayments', place.settings('payments')),
        };
      }
    }
  };
}
