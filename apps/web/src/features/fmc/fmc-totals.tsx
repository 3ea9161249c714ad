import { formatMoney, formatNumber } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { KpiRow, KpiTile } from '@wayside/ui';
import { readingOf } from '../../shared/brand/brand.ts';
import { useKnownUser } from '../../shared/data/user.ts';

/** The FMC's fleets, vehicles and spend. */
export function FmcTotals() {
  const { t, i18n } = useTranslation('fmc');
  const { data: user } = useKnownUser();
  const reading = readingOf(i18n.language);
  return (
    <section aria-label={t('totals.label')}>
      <KpiRow>
        <KpiTile label={t('totals.fleets')} value={user && formatNumber(user.total_fleets, reading)} note={t('totals.allHint')} />
        <KpiTile label={t('totals.vehicles')} value={user && formatNumber(user.total_vehicles, reading)} note={t('totals.allHint')} />
        <KpiTile label={t('totals.spend')} value={user && formatMoney(user.total_maintenance_cost, reading)} note={t('totals.spendHint')} />
      </KpiRow>
    </section>
  );
}
