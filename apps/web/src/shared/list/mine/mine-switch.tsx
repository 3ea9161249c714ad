import { LazyBoundary, lazyPart } from '@wayside/ui';
import { useMine } from './use-mine.ts';

const MineToggle = lazyPart(() => import('./mine-toggle.tsx'), 'MineToggle');

/** Switches "My vehicles" off and on, for drivers who have any. */
export function MineSwitch() {
  const { isOffered, isOn, setOn } = useMine();
  if (!isOffered) return null;
  return (
    <LazyBoundary>
      <MineToggle isOn={isOn} onChange={setOn} />
    </LazyBoundary>
  );
}
