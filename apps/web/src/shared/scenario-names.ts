import type * as protocol from '@wayside/scenarios/control';

/*
 * What a demo build calls by the names of the scenario server. The product carries none of the server's code, so the names are written here once
 * more; the protocol's own types check them, and a name that changes on one side alone does not compile.
 */

export const SESSION_COOKIE = 'wayside_scenario_session' satisfies typeof protocol.SESSION_COOKIE;
export const CLOCK_COOKIE = 'scenario_clock' satisfies typeof protocol.CLOCK_COOKIE;
export const BAR_COOKIE = 'scenario_bar' satisfies typeof protocol.BAR_COOKIE;
export const SESSION_HEADER = 'x-scenario-session' satisfies typeof protocol.SESSION_HEADER;
export const DEMO_PATH = '/__scenario' satisfies typeof protocol.DEMO_PATH;
