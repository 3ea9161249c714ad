import { useQuery } from '@tanstack/react-query';
import { isFleetNameTyped, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { SavedFleet } from '@wayside/machines';
import { TextField } from '@wayside/ui';
import { useState } from 'react';
import { api } from '../../../shared/data/api.ts';
import { isNotFound } from '../../../shared/failure/failure.ts';
import type { LeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';
import { dropFleet } from './fleet-calls.ts';
import { fleetPageQuery } from './fleet.queries.ts';

interface DeleteFleetProps {
  fleet: SavedFleet;
  viewer: User;
  /** Of the form. */
  guard: LeaveGuard;
  clear: () => void;
  onClose: () => void;
}

/** Asks for the fleet's name before it is deleted (FLT-04): its vehicles and people go with it. */
export function DeleteFleet({ fleet, viewer, guard, clear, onClose }: DeleteFleetProps) {
  const { t } = useTranslation('fleet-form');
  const { id, name } = fleet;
  const [typed, setTyped] = useState('');
  // The page behind loads it.
  const { error } = useQuery({ ...fleetPageQuery(id), enabled: false });
  const isTyped = isFleetNameTyped(fleet, typed);
  const saving = useSave({
    call: () => api.DELETE('/fleets/{id}', { params: { path: { id } } }),
    changed: ['fleets'],
    onSaved: () => dropFleet(id, viewer),
    done: { say: t('deleted'), about: name, to: place.fmcDashboard },
    what: name,
    isDeletion: true,
    form: { draft: { clear }, guard },
  });
  return (
    <ConfirmAction
      question={t('delete.question')}
      about={<p>{t('delete.about', { name })}</p>}
      renderForm={(confirm) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            label={t('delete.label', { name })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
            isReadOnly={saving.isSaving}
            // The only field of the dialog.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </form>
      )}
      confirmLabel={t('delete.confirm')}
      disabledReason={isTyped ? undefined : t('delete.typeFirst')}
      saving={saving}
      input={undefined}
      isDone={isNotFound(error)}
      onClose={onClose}
    />
  );
}
