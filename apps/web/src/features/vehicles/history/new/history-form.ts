import type { HistoryValues } from '@wayside/domain/schemas';
import type { AppForm } from '../../../../shared/form/use-app-form.ts';

export type HistoryForm = AppForm<HistoryValues, HistoryValues>;
