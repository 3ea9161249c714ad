import activeOrders from './company/active-orders.json' with { type: 'json' };
import companyMode from './company/company-mode.json' with { type: 'json' };
import fleetForm from './company/fleet-form.json' with { type: 'json' };
import fleetList from './company/fleet-list.json' with { type: 'json' };
import fmc from './company/fmc.json' with { type: 'json' };
import portfolio from './company/portfolio.json' with { type: 'json' };
import transfer from './company/transfer.json' with { type: 'json' };

/** Texts that only the pages of a management company use. Written by `npm run generate`. */
export const bundle = {
  'active-orders': activeOrders,
  'company-mode': companyMode,
  'fleet-form': fleetForm,
  'fleet-list': fleetList,
  fmc,
  portfolio,
  transfer,
};
