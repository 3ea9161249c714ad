import { settingsTexts } from '@wayside/i18n/parts';
import { LazyBoundary, lazyPart } from '@wayside/ui';
import { withTexts } from '../../shared/texts/with-texts.ts';

const PrivacyPolicy = lazyPart(() => withTexts(() => import('./privacy-policy.tsx'), [settingsTexts]), 'PrivacyPolicy');

/** `/privacy_policy`: public, no sign-in needed. Its texts load with it. */
export function PrivacyPolicyPage() {
  return (
    <LazyBoundary>
      <PrivacyPolicy />
    </LazyBoundary>
  );
}
