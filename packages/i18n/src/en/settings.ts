import account from './settings/account.json' with { type: 'json' };
import firstSteps from './settings/first-steps.json' with { type: 'json' };
import paymentMethods from './settings/payment-methods.json' with { type: 'json' };
import paymentPage from './settings/payment-page.json' with { type: 'json' };
import privacyPolicy from './settings/privacy-policy.json' with { type: 'json' };
import settings from './settings/settings.json' with { type: 'json' };
import telematics from './settings/telematics.json' with { type: 'json' };
import transactions from './settings/transactions.json' with { type: 'json' };
import users from './settings/users.json' with { type: 'json' };

/** Texts of settings, account and transactions. Written by `npm run generate`. */
export const bundle = {
  account,
  'first-steps': firstSteps,
  'payment-methods': paymentMethods,
  'payment-page': paymentPage,
  'privacy-policy': privacyPolicy,
  settings,
  telematics,
  transactions,
  users,
};
