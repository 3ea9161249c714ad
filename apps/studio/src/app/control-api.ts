import { ControlError, controlOf } from '@wayside/scenarios/control-client';

/** The control API of the server that serves this page. */
export const control = controlOf('');

/** A readable error message. */
export function textOf(problem: unknown): string {
  return problem instanceof ControlError
    ? problem.message
    : 'The scenario server does not respond. Is it still running?';
}
