import * as z from 'zod';
import { cleanDatabaseName } from '../telematics-database.ts';
import { requiredText } from './fields.ts';

/** The name of the telematics database. */
export const databaseNameSchema = z.object({ name: requiredText().transform(cleanDatabaseName) });
