import type { FormVehicle } from '@wayside/domain/schemas';
import { questionsOf, recordStart } from '../record/record.setup.ts';
import { recordStates } from '../record/record.states.ts';
import { vehicleKind } from './vehicle.kind.ts';
import type { VehicleDraft, VehicleGiven } from './vehicle.kind.ts';

const { editor, form, states } = recordStates(vehicleKind);
const { new: _inSteps, ...shared } = states;

const hasSteps = ({ context: { given } }: { context: { given: VehicleGiven } }): boolean => given.mode === 'add';
/** After a reload: its VIN added it before. */
function isAdded({
  context: { base, given },
}: {
  context: { base: FormVehicle | null; given: VehicleGiven };
}): boolean {
  return given.mode === 'add' && base !== null;
}
const isLookup = ({ context: { draft } }: { context: { draft: VehicleDraft } }): boolean => draft.isLookup;

/** Step 2 changes what the VIN added, which is in the form except where something else was typed. */
const takeAdded = editor.assign(({ context: { draft, given, saved } }) => {
  const typed = { base: null, draft: { ...draft, vin: '', isLookup: false }, given };
  return saved ? { base: saved, draft: questionsOf(vehicleKind).mergedWith(typed, saved) } : {};
});

/**
 * Adding a vehicle in two steps, or editing one in a single step: the editor of records, and the steps of a new
 * vehicle. Its VIN alone can add it (VEH-23); the second step then changes what was added.
 */
export const vehicleFormMachine = editor.createMachine({
  id: vehicleKind.id,
  context: ({ input }) => recordStart(vehicleKind, input),
  initial: 'starting',
  states: {
    ...shared,
    starting: {
      description: 'Goes to where the form begins, or was left by a reload.',
      always: [
        { guard: 'wasSent', target: 'checkingOutcome' },
        { guard: isAdded, target: 'details' },
        { guard: hasSteps, target: 'identity' },
        { target: 'editing' },
      ],
    },
    identity: {
      ...form,
      description: 'Step 1 of a new vehicle: its VIN, or year, make and model.',
      on: {
        ...form.on,
        'step.continued': { target: 'details', actions: { type: 'setNotice', params: { notice: null } } },
      },
    },
    details: {
      ...form,
      description: 'Step 2 of a new vehicle. If its VIN was looked up, the vehicle exists already.',
      on: { ...form.on, 'step.returned': 'identity' },
    },
    conflict: {
      ...states.conflict,
      on: { ...states.conflict.on, 'theirs.taken': { target: 'failed', actions: ['yieldToTheirs', 'sayReplaced'] } },
    },
    failed: {
      description: 'Back to the form; a new vehicle to its first step (ERR2-06).',
      always: [{ guard: hasSteps, target: 'identity' }, { target: 'editing' }],
    },
    saved: {
      description: 'It exists: with everything, or by its VIN, with step 2 still to come.',
      always: [
        {
          guard: isLookup,
          target: 'details',
          actions: [takeAdded, 'sayReplaced'],
        },
        { target: 'done' },
      ],
    },
    done: { description: 'The server has everything.', type: 'final' },
  },
});
