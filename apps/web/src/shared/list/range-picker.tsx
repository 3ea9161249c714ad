import { LazyBoundary, Skeleton, lazyPart } from '@wayside/ui';
import { useQuietTime } from '../page/use-quiet-time.ts';
import type { RangeFieldProps } from './range-field.tsx';

const RangeField = lazyPart(() => import('./range-field.tsx'), 'RangeField');

function Placeholder() {
  return <Skeleton width="min(100%, 340px)" height="var(--control-height)" />;
}

/** Date range of a list. Calendars are 30 KiB, which load after the rows. */
export function RangePicker(props: RangeFieldProps) {
  return useQuietTime() ? (
    <LazyBoundary fallback={<Placeholder />}>
      <RangeField {...props} />
    </LazyBoundary>
  ) : (
    <Placeholder />
  );
}
