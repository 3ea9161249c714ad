import { csvHeaders } from './csv-headers.ts';
import type { Handlers } from './handler.ts';

const languageOf = (lancode: 'EN' | 'FR' | undefined): 'en' | 'fr' => (lancode === 'FR' ? 'fr' : 'en');

export const transactions = {
  listPaymentActivities: ({ world, user, query }) => world.transactions.payments(user, query),

  getPaymentActivity: ({ world, user, params, fail }) => world.transactions.payment(user, params.id) ?? fail('notFound'),

  downloadPaymentActivitiesCsv: ({ world, user, query, reply }) =>
    reply(200, world.transactions.paymentsCsv(user, query, languageOf(query.lancode)), csvHeaders('payment_activities')),

  listSubscriptionActivities: ({ world, user, query }) => world.transactions.subscriptions(user, query),

  getSubscriptionActivity: ({ world, user, query, fail }) => world.transactions.subscription(user, query.id) ?? fail('notFound'),

  downloadSubscriptionActivitiesCsv: ({ world, user, query, reply }) =>
    reply(200, world.transactions.subscriptionsCsv(user, query, languageOf(query.lancode)), csvHeaders('subscription_activities')),
} satisfies Handlers;
