import * as z from 'zod';
import { cleanDatabaseName } from '../telematics-database.ts';
import { requiredText } from './fields.ts';

/** The name of the telematics database, sent as it is kept. */
export const databaseNameSchema = z.object({ name: requiredText().transform(cleanDatabaseName) });
