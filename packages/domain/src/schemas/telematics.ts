import * as z from 'zod';
import { cleanDatabaseName } from '../fleets/telematics-database.ts';
import { requiredText } from './fields.ts';

/** The form for the telematics database name; its output is the name to send. */
export const databaseNameSchema = z.object({ name: requiredText().transform(cleanDatabaseName) });
