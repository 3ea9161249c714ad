import { brandAssetUrl } from '@wayside/brands';
import { brand } from './brand.ts';
import styles from './brand-logo.module.css';

/**
 * The brand's logo at its own width, matching the current theme. The other theme's image is hidden, and as a lazy one
 * not loaded.
 */
export function BrandLogo() {
  const size = { width: brand.logoWidth, height: 40, loading: 'lazy' } as const;
  return (
    <>
      <img className={styles.light} src={brandAssetUrl(brand, 'logo.svg')} {...size} alt={brand.name} />
      <img className={styles.dark} src={brandAssetUrl(brand, 'logo-dark.svg')} {...size} alt={brand.name} />
    </>
  );
}
