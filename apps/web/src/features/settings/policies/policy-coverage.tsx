import { coverageKinds, coverageOf, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Disclosure, Link } from '@wayside/ui';
import type { PolicyData } from '../../../shared/policies/policies.queries.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import styles from './policies.module.css';

/** How many vehicles no policy asks about, and how many are under several; opened, which they are (PPV-04). */
export function PolicyCoverage({ policies, vehicles }: Pick<PolicyData, 'policies' | 'vehicles'>) {
  const { t } = useTranslation('policies');
  const texts = useVehicleText();
  const coverage = coverageOf(policies, vehicles);
  const nameOf = texts.distinct(vehicles, 'name');
  const kinds = coverageKinds.filter((kind) => coverage[kind].length > 0);
  return (
    kinds.length > 0 && (
      <div>
        {kinds.map((kind) => (
          <Disclosure
            key={kind}
            title={t(`coverage.${kind}`, { count: coverage[kind].length, total: vehicles.length })}
          >
            <ul className={styles.covered}>
              {coverage[kind].map((vehicle) => (
                <li key={vehicle.id}>
                  <Link href={place.vehicle(vehicle.id)}>{nameOf(vehicle)}</Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    )
  );
}
