import { LazyBoundary, Skeleton, lazyPart } from '@wayside/ui';
import { useQuietTime } from '../../page/use-quiet-time.ts';
import type { RangeFieldProps } from './range-field.tsx';

const RangeField = lazyPart(() => import('./range-field.tsx'), 'RangeField');

/** Whoever waits for a slow list this long may want other dates. */
const PATIENCE_MS = 3_000;

function Placeholder() {
  return <Skeleton width="min(100%, var(--range-width, 306px))" height="var(--control-height)" />;
}

/** Date range of a list. Calendars are 30 KiB, which load after the rows, or while those keep people waiting. */
export function RangePicker(props: RangeFieldProps) {
  const isTime = useQuietTime(PATIENCE_MS);
  return (
    <div data-range>
      {isTime ? (
        <LazyBoundary fallback={<Placeholder />}>
          <RangeField {...props} />
        </LazyBoundary>
      ) : (
        <Placeholder />
      )}
    </div>
  );
}
