import { date_time as dateTime } from '@stoplight/prism-http/dist/validator/validators/dateTime.js';
import common from 'ajv-formats/dist/formats.js';

/** What Prism takes for a date, an address, …, by the name that the contract gives it. */
export const formats = { ...common.fullFormats, 'date-time': { validate: dateTime } };
