import fleetForm from './fleet-form.json' with { type: 'json' };
import portfolio from './portfolio.json' with { type: 'json' };
import transfer from './transfer.json' with { type: 'json' };

/** Texts that only the pages of a management company use. */
export const bundle = { 'fleet-form': fleetForm, portfolio, transfer };
