import access from './access.json' with { type: 'json' };
import approval from './approval.json' with { type: 'json' };
import attention from './attention.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import glovebox from './glovebox.json' with { type: 'json' };
import grid from './grid.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import palette from './palette.json' with { type: 'json' };
import paymentForm from './payment-form.json' with { type: 'json' };
import paymentMethods from './payment-methods.json' with { type: 'json' };
import payments from './payments.json' with { type: 'json' };
import serviceRequest from './service-request.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import shops from './shops.json' with { type: 'json' };

/** Texts of signed-in users, without those that the sign-in page has. Written by `npm run generate`. */
export const bundle = {
  access,
  approval,
  attention,
  common,
  dashboard,
  glovebox,
  grid,
  orders,
  palette,
  'payment-form': paymentForm,
  'payment-methods': paymentMethods,
  payments,
  'service-request': serviceRequest,
  services,
  shell,
  shops,
};
