import access from './access.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import fmc from './fmc.json' with { type: 'json' };
import grid from './grid.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

export const bundle = { access, account, common, dashboard, fmc, grid, orders, shell };
