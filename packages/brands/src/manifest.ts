import { brandAssetUrl } from './registry.ts';
import type { Brand } from './registry.ts';

/**
 * Web app manifest of a brand: what an installed app is called and looks like, and where it begins. Each brand has its
 * own host, so each is an app of its own.
 */
export function manifestText(brand: Brand): string {
  const icon = (asset: 'favicon.svg' | 'app-icon.svg', purpose: string) => ({
    src: brandAssetUrl(brand, asset),
    type: 'image/svg+xml',
    sizes: 'any',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: brand.defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.themeColor,
    background_color: brand.themeColor,
    // The second one fills its square: systems cut it to their own shape.
    icons: [icon('favicon.svg', 'any'), icon('app-icon.svg', 'maskable')],
  });
}
