import { bundle as calendar } from './calendar.ts';
import { bundle as company } from './company.ts';
import { bundle as forms } from './forms.ts';
import { bundle as lists } from './lists.ts';
import { bundle as main } from './main.ts';
import { bundle as server } from './server.ts';
import { bundle as settings } from './settings.ts';
import { bundle as shop } from './shop.ts';
import { bundle as start } from './start.ts';
import { bundle as views } from './views.ts';

/** All texts, for types and tests; browsers load the parts. */
export const bundle = {
  ...main,
  ...calendar,
  ...company,
  ...forms,
  ...lists,
  ...server,
  ...settings,
  ...views,
  ...shop,
  access: { ...start.access, ...main.access },
  common: {
    ...start.common,
    ...main.common,
    validation: { ...start.common.validation, ...main.common.validation },
  },
  glovebox: { ...main.glovebox, ...forms.glovebox },
  'payment-methods': { ...main['payment-methods'], ...settings['payment-methods'] },
  shell: { ...start.shell, ...main.shell },
};
