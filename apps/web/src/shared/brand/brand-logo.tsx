import { brandAssetUrl } from '@wayside/brands';
import { brand } from './brand.ts';
import styles from './brand-logo.module.css';

/** The brand's logo at its own width, matching the current theme. */
export function BrandLogo() {
  return (
    <>
      <img className={styles.light} src={brandAssetUrl(brand, 'logo.svg')} width={brand.logoWidth} height={40} alt={brand.name} />
      <img className={styles.dark} src={brandAssetUrl(brand, 'logo-dark.svg')} width={brand.logoWidth} height={40} alt={brand.name} />
    </>
  );
}
