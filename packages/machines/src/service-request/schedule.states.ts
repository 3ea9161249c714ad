import { isSuccess, speech, successIn } from '../shared/outcome.ts';
import { questionOf, requestSetup } from './service-request.setup.ts';
import type { RequestLabel } from './service-request.types.ts';

const { say, failing } = speech<RequestLabel>();
const toFailed = failing('timesFailed');
const submission = {
  guard: 'maySubmit',
  target: '#serviceRequest.making.request.submitting',
  actions: 'keepBody',
} as const;

export const scheduleStates = requestSetup.createStateConfig({
  description: 'Choosing the appointment and sending the request.',
  initial: 'deciding',
  tags: ['schedule'],
  on: {
    'details.changed': { actions: { type: 'changeDetails', params: ({ event }) => event } },
    'date.chosen': [
      {
        guard: { type: 'isBookable', params: ({ event }) => event },
        target: '.loadingTimes',
        actions: { type: 'chooseDate', params: ({ event }) => event },
      },
      { actions: say({ tone: 'error', label: 'dateOutOfRange' }) },
    ],
  },
  states: {
    deciding: {
      description: 'Goes to the first open choice: the date, its times or none.',
      always: [
        { guard: 'isAnywhere', target: 'anyLocation' },
        { guard: 'hasNoDate', target: 'choosingDate' },
        { guard: 'hasNoTimes', target: 'noTimes' },
        { guard: 'hasTimes', target: 'choosingTime' },
        { target: 'loadingTimes' },
      ],
    },
    choosingDate: { description: 'Waiting for a date, from today to thirty days ahead.' },
    loadingTimes: {
      description: 'Loading the free times of the day; another day restarts the call and this response is ignored.',
      tags: ['busy', 'loadingTimes'],
      invoke: {
        id: 'loadTimes',
        src: 'loadTimes',
        input: ({ context }) => ({ ...questionOf(context), date: context.draft.date! }),
        onDone: [
          {
            guard: isSuccess,
            target: 'deciding',
            // The response is for the chosen day: choosing another one cancels the earlier call.
            actions: {
              type: 'keepTimes',
              params: ({ context, event }) => ({ ...successIn(event.output), date: context.draft.date! }),
            },
          },
          toFailed.refused,
        ],
        onError: toFailed.broken,
      },
      after: { responsePatience: toFailed.late },
    },
    timesFailed: {
      description: 'The free times failed to load, with the reason; they can be retried.',
      tags: ['timesFailed'],
      on: { 'times.retried': { target: 'loadingTimes', actions: say(null) } },
    },
    noTimes: {
      description: 'The shop has no free time on this day.',
      tags: ['noTimes'],
    },
    choosingTime: {
      description: 'Waiting for a time, and for the request to be sent.',
      on: {
        'time.chosen': {
          guard: { type: 'isFree', params: ({ event }) => event },
          actions: { type: 'chooseTime', params: ({ event }) => event },
        },
        'request.submitted': submission,
      },
    },
    anyLocation: {
      description: 'Any location takes the vehicle: no date to choose, the request can be sent.',
      on: { 'request.submitted': submission },
    },
  },
});
