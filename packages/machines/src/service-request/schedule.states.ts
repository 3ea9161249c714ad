import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { askedOf, requestSetup } from './service-request.setup.ts';

/** Date and time of the appointment. */
export const scheduleStates = requestSetup.createStateConfig({
  description: 'When: the appointment is chosen and the request sent.',
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
      { actions: { type: 'tell', params: { notice: { tone: 'error', label: 'dateOutOfRange' } } } },
    ],
  },
  states: {
    deciding: {
      description: 'Goes to what is open: the date, its times or nothing at all.',
      always: [
        { guard: 'isAnywhere', target: 'anyLocation' },
        { guard: 'hasNoDate', target: 'choosingDate' },
        { guard: 'hasNoTimes', target: 'noTimes' },
        { guard: 'hasTimes', target: 'choosingTime' },
        { target: 'loadingTimes' },
      ],
    },
    choosingDate: { description: 'A day from today to thirty days ahead waits to be chosen.' },
    loadingTimes: {
      description: 'The free times of the day are on their way; another day asks again and this answer is ignored.',
      tags: ['busy', 'loadingTimes'],
      invoke: {
        id: 'loadTimes',
        src: 'loadTimes',
        input: ({ context }) => ({ ...askedOf(context), date: context.draft.date! }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'deciding',
            actions: {
              type: 'keepTimes',
              // The day that was asked for is the one that is chosen: an earlier question was given up.
              params: ({ context, event }) =>
                event.output.status === 'success'
                  ? { ...event.output, date: context.draft.date! }
                  : { date: context.draft.date!, times: [], paymentMethodAvailability: false },
            },
          },
          {
            target: 'timesFailed',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
        ],
        onError: { target: 'timesFailed', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'timesFailed', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },
    timesFailed: {
      description: 'The free times could not be had, with the reason; they can be asked for again.',
      tags: ['timesFailed'],
      on: { 'times.retried': { target: 'loadingTimes', actions: { type: 'tell', params: { notice: null } } } },
    },
    noTimes: {
      description: 'The shop has no time free on this day.',
      tags: ['noTimes'],
    },
    choosingTime: {
      description: 'A time waits to be chosen, and the request to be sent.',
      on: {
        'time.chosen': {
          guard: { type: 'isFree', params: ({ event }) => event },
          actions: { type: 'chooseTime', params: ({ event }) => event },
        },
        'request.submitted': { guard: 'maySubmit', target: '#serviceRequest.making.request.submitting', actions: 'keepBody' },
      },
    },
    anyLocation: {
      description: 'Any location takes the vehicle: there is no date to choose, the request waits to be sent.',
      on: { 'request.submitted': { guard: 'maySubmit', target: '#serviceRequest.making.request.submitting', actions: 'keepBody' } },
    },
  },
});
