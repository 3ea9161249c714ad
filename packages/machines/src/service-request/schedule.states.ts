import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { questionOf, requestSetup } from './service-request.setup.ts';

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
      { actions: { type: 'setNotice', params: { notice: { tone: 'error', label: 'dateOutOfRange' } } } },
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
            guard: ({ event }) => event.output.status === 'success',
            target: 'deciding',
            actions: {
              type: 'keepTimes',
              // The response is for the chosen day: choosing another one cancels the earlier call.
              params: ({ context, event }) =>
                event.output.status === 'success'
                  ? { ...event.output, date: context.draft.date! }
                  : { date: context.draft.date!, times: [], paymentMethodAvailability: false },
            },
          },
          {
            target: 'timesFailed',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
        ],
        onError: { target: 'timesFailed', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'timesFailed', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },
    timesFailed: {
      description: 'The free times failed to load, with the reason; they can be retried.',
      tags: ['timesFailed'],
      on: { 'times.retried': { target: 'loadingTimes', actions: { type: 'setNotice', params: { notice: null } } } },
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
        'request.submitted': { guard: 'maySubmit', target: '#serviceRequest.making.request.submitting', actions: 'keepBody' },
      },
    },
    anyLocation: {
      description: 'Any location takes the vehicle: no date to choose, the request can be sent.',
      on: { 'request.submitted': { guard: 'maySubmit', target: '#serviceRequest.making.request.submitting', actions: 'keepBody' } },
    },
  },
});
