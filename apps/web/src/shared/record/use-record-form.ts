import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type * as z from 'zod';
import { SERVER_ERROR, useAppForm } from '../form/use-app-form.ts';
import type { AppForm } from '../form/use-app-form.ts';
import type { RecordFlow } from './use-record.ts';

/**
 * The fields of a record in a form with a schema: the form validates what is typed, and the editor has the draft. A
 * refusal that is about a field is shown there.
 * @param valuesOf the part of the draft that the form edits, if that is not all of it
 */
export function useRecordForm<
  Saved,
  Draft extends Values,
  Given,
  Label extends string,
  Values extends FieldValues,
  Valid,
>(
  record: RecordFlow<Saved, Draft, Given, Label>,
  schema: z.ZodType<Valid, Values>,
  valuesOf: (draft: Draft) => Values = (draft) => draft,
): AppForm<Values, Valid> {
  const [defaultValues] = useState(() => valuesOf(record.state.context.draft));
  const form = useAppForm(schema, { defaultValues });
  const { subscribe } = form;
  const { actor, refusedField } = record;
  const { notice } = record.state.context;

  const follow = useEffectEvent((values: Values) => record.change(values as unknown as Partial<Draft>));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }), [subscribe]);

  // What was typed while it was on its way.
  const isOpen = record.state.hasTag('open');
  const catchUp = useEffectEvent(() => follow(form.getValues()));
  useEffect(() => {
    if (isOpen) catchUp();
  }, [isOpen]);

  const take = useEffectEvent(({ draft }: { draft: Draft }) => {
    const before = form.getValues();
    for (const field of Object.keys(before)) {
      const path = field as FieldPath<Values>;
      if (draft[field] !== before[field])
        form.setValue(path, draft[field] as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('draft.replaced', take);
    return unsubscribe;
  }, [actor]);

  const refuse = useEffectEvent((field: string) => {
    form.setError(field as FieldPath<Values>, { type: SERVER_ERROR, message: record.noticeText(notice!) });
    form.fail();
  });
  useEffect(() => {
    if (notice !== null && refusedField !== undefined) refuse(refusedField);
  }, [notice, refusedField]);

  return form;
}
