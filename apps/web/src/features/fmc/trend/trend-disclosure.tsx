import { useTranslation } from '@wayside/i18n';
import { Disclosure, SkeletonRows, lazyPart } from '@wayside/ui';
import { LazyPanel } from '../../../shared/page/lazy-panel.tsx';
import { useTrendAddress } from './use-trend-address.ts';

const SpendTrend = lazyPart(() => import('./spend-trend.tsx'), 'SpendTrend');

/** The trend of what the fleets paid, loaded when it is opened (CMP-05). */
export function TrendDisclosure() {
  const { t } = useTranslation('fmc');
  const [isOpen, setOpen] = useTrendAddress();
  return (
    <Disclosure title={t('trend')} headingLevel={2} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <LazyPanel fallback={<SkeletonRows label={t('trendLoading')} rows={8} />}>
          <SpendTrend />
        </LazyPanel>
      )}
    </Disclosure>
  );
}
