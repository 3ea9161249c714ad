import { csvHeaders } from './csv-headers.ts';
import type { HandlersOf } from './handler.ts';

const languageOf = (lancode: 'EN' | 'FR' | undefined): 'en' | 'fr' => (lancode === 'FR' ? 'fr' : 'en');

export const transactions = {
  listPaymentActivities: ({ world, user, query }) => world.transactions.payments(user, query),

  getPaymentActivity: ({ world, user, params, need }) => need(world.transactions.payment(user, params.id)),

  downloadPaymentActivitiesCsv: ({ world, user, query, reply }) =>
    reply(
      200,
      world.transactions.paymentsCsv(user, query, languageOf(query.lancode)),
      csvHeaders('payment_activities'),
    ),

  listSubscriptionActivities: ({ world, user, query }) => world.transactions.subscriptions(user, query),

  getSubscriptionActivity: ({ world, user, query, need }) => need(world.transactions.subscription(user, query.id)),

  downloadSubscriptionActivitiesCsv: ({ world, user, query, reply }) =>
    reply(
      200,
      world.transactions.subscriptionsCsv(user, query, languageOf(query.lancode)),
      csvHeaders('subscription_activities'),
    ),
} satisfies HandlersOf<'transactions'>;
