import type { Schemas } from '@wayside/api-client';
import type { Language, OrderStatus } from '@wayside/domain';
import { csvOf, isOrderStatus, linesOfList, linesOfReview, vehicleText } from '@wayside/domain';
import { prettyDate } from '../seed/moments.ts';
import { translated } from '../shops/prices.ts';

const HEADINGS: Record<Language, readonly string[]> = {
  en: [
    'Order',
    'Status',
    'Appointment',
    'Vehicle',
    'VIN',
    'Other ID',
    'Department',
    'Shop',
    'Services',
    'PO #',
    'Invoice',
    'Cost',
  ],
  fr: [
    'Bon de travail',
    'État',
    'Rendez-vous',
    'Véhicule',
    'NIV',
    'Numéro d’unité',
    'Division',
    'Atelier',
    'Services',
    'Bon de commande',
    'Facture',
    'Coût',
  ],
};

const STATUSES: Record<OrderStatus, Record<Language, string>> = {
  initiated: { en: 'initiated', fr: 'amorcé' },
  initiated_by_user: { en: 'initiated', fr: 'amorcé' },
  active: { en: 'active', fr: 'en cours' },
  awaiting_approval: { en: 'awaiting approval', fr: 'en attente d’approbation' },
  approved: { en: 'approved', fr: 'approuvé' },
  complete: { en: 'complete', fr: 'terminé' },
  paid: { en: 'paid', fr: 'payé' },
  paid_in_shop: { en: 'paid at shop', fr: 'payé à l’atelier' },
  paid_deferred: { en: 'in manual review', fr: 'en vérification manuelle' },
  cancel: { en: 'cancelled', fr: 'annulé' },
  walk_in: { en: 'completed', fr: 'terminé' },
};

/** Orders as a CSV file, in list order. Rejected and deleted lines are left out, as in the list. */
export function ordersCsv(orders: readonly Schemas['Order'][], language: Language, country: 'US' | 'CA'): string {
  return csvOf(
    HEADINGS[language],
    orders.map((order) => [
      order.id,
      isOrderStatus(order.status) ? STATUSES[order.status][language] : order.status,
      order.appointment_datetime === null
        ? null
        : `${prettyDate(order.appointment_datetime, language === 'fr' ? 'CA' : country)} ${order.appointment_time_pretty}`,
      vehicleText(order.vehicle, (id) => (language === 'fr' ? `Véhicule ${id}` : `Vehicle ${id}`)),
      order.vehicle.vin,
      order.vehicle.other_id,
      order.vehicle.department_number,
      order.shop?.name ?? order.custom_shop_name,
      linesOfReview(linesOfList(order.order_services))
        .map(({ name }) => translated(name, language))
        .join(', '),
      order.po_number,
      order.invoice_number,
      order.total,
    ]),
  );
}
