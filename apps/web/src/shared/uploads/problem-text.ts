import type { VehicleFileCell } from '@wayside/domain';
import type { TFunction } from '@wayside/i18n';

/** What is wrong with a cell, as a sentence; undefined if nothing is. */
export const problemText = (
  t: TFunction<'bulk-upload'>,
  { field, problem, sameAs }: Pick<VehicleFileCell, 'field' | 'problem' | 'sameAs'>,
): string | undefined => problem && t(`problem.${problem}`, { field: t(`field.${field}`), line: sameAs ?? 0 });
