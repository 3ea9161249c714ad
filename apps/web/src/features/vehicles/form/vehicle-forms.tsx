import { LazyBoundary, lazyPart } from '@wayside/ui';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { useIsDesk } from '../../../shared/use-is-desk.ts';
import { useOpenForm } from './use-open-form.ts';

const VehicleFormFrame = lazyPart(() => import('./vehicle-form-frame.tsx'), 'VehicleFormFrame');

/** The pages about vehicles, and the form over them or, on a phone, in their place; one field is over them there, too. */
export function VehicleForms() {
  const opened = useOpenForm();
  const isWide = useIsDesk();
  const isOver = isWide || opened?.mode === 'odometer';
  const key = opened && `${opened.id} ${opened.mode}`;
  return (
    <>
      {(isOver || !opened) && <Outlet />}
      {opened && (
        <LazyBoundary fallback={isOver ? null : <PageSkeleton />}>
          <VehicleFormFrame key={key} opened={opened} isOver={isOver} />
        </LazyBoundary>
      )}
    </>
  );
}
