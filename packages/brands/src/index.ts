export type { BrandFont, BrandLanguage, BrandRegion, BrandSwitches, SignInTab } from './brand.ts';
export { brandAssetUrl, brandOfHost, brandOfId, brands } from './registry.ts';
export type { Brand, BrandAsset, BrandId } from './registry.ts';
export { languageStorageKey, resolveTheme, themeChoiceOf, themeChoices, themeStorageKey } from './theme-choice.ts';
export type { ThemeChoice } from './theme-choice.ts';
export { prePaintScript } from './pre-paint.ts';
