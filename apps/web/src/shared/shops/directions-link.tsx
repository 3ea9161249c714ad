import { directionsTo } from '@wayside/domain';
import type { ShopAddress } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { Navigation } from 'lucide-react';

/** A link to directions, which a phone opens in its maps app; nothing for a shop without an address. */
export function DirectionsLink({ shop }: { shop: ShopAddress }) {
  const { t } = useTranslation('shops');
  const directions = directionsTo(shop);
  return (
    directions && (
      <Link
        href={directions}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('directionsTo', { shop: shop.name })}
      >
        <Navigation size={14} aria-hidden="true" /> {t('directions')}
      </Link>
    )
  );
}
