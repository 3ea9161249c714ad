import calendar from './calendar/calendar.json' with { type: 'json' };

/** Texts of the calendar of appointments. Written by `npm run generate`. */
export const bundle = {
  calendar,
};
