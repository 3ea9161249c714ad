import type * as protocol from '@wayside/scenarios/control';

/*
 * Names that a demo build shares with the scenario server. They are repeated here because the product contains none of
 * the server's code; the types ensure that both sides match.
 */

export const SESSION_COOKIE = 'wayside_scenario_session' satisfies typeof protocol.SESSION_COOKIE;
export const CLOCK_COOKIE = 'scenario_clock' satisfies typeof protocol.CLOCK_COOKIE;
export const BAR_COOKIE = 'scenario_bar' satisfies typeof protocol.BAR_COOKIE;
export const PACE_COOKIE = 'scenario_pace' satisfies typeof protocol.PACE_COOKIE;
export const SESSION_HEADER = 'x-scenario-session' satisfies typeof protocol.SESSION_HEADER;
export const DEMO_PATH = '/__scenario' satisfies typeof protocol.DEMO_PATH;
