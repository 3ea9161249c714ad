import type { Consents, SignUpContext, SignUpNotice } from '@wayside/machines';
import { completeTexts, useTranslation } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import { Button, Checkbox, LazyBoundary, lazyPart } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './sign-up.module.css';

const TermsDialog = lazyPart(() => import('./terms-dialog.tsx'), 'TermsDialog');

interface ConsentFieldsProps extends Pick<SignUpContext, 'consents' | 'asksPromotionalTerms'> {
  asksFrench?: boolean;
  isDisabled: boolean;
  /** A notice about a missing consent marks its checkbox and focuses it. */
  notice: SignUpNotice | null;
  onChange: (consents: Partial<Consents>) => void;
}

const labelOf = (notice: SignUpNotice | null) => (notice && 'label' in notice ? notice.label : undefined);

/** Terms, promotional terms in Canada and, next to a card form, the option for French. */
export function ConsentFields({
  consents,
  asksPromotionalTerms,
  asksFrench = false,
  isDisabled,
  notice,
  onChange,
}: ConsentFieldsProps) {
  const { t, i18n } = useTranslation('access');
  const terms = useRef<HTMLInputElement>(null);
  const promotionalTerms = useRef<HTMLInputElement>(null);
  const missing = labelOf(notice);
  const [isReading, setReading] = useState(false);
  /** The terms are in texts that sign-up does without until then. */
  async function read(): Promise<void> {
    await completeTexts(i18n, { parts: [settingsTexts] });
    setReading(true);
  }
  useEffect(() => {
    if (labelOf(notice) === 'termsMissing') terms.current?.focus();
    if (labelOf(notice) === 'promotionalTermsMissing') promotionalTerms.current?.focus();
  }, [notice]);
  return (
    <div className={styles.consents}>
      <Checkbox
        inputRef={terms}
        isSelected={consents.terms}
        isDisabled={isDisabled}
        isInvalid={missing === 'termsMissing'}
        onChange={(ticked) => onChange({ terms: ticked })}
      >
        {t('signUp.terms')}
      </Checkbox>
      <Button size="small" variant="quiet" onPress={read}>
        {t('signUp.readTerms')}
      </Button>
      {isReading && (
        <LazyBoundary>
          <TermsDialog isPromotional={asksPromotionalTerms} onClose={() => setReading(false)} />
        </LazyBoundary>
      )}
      {asksPromotionalTerms && (
        <Checkbox
          inputRef={promotionalTerms}
          isSelected={consents.promotionalTerms}
          isDisabled={isDisabled}
          isInvalid={missing === 'promotionalTermsMissing'}
          onChange={(ticked) => onChange({ promotionalTerms: ticked })}
        >
          {t('signUp.promotionalTerms')}
        </Checkbox>
      )}
      {asksFrench && (
        <Checkbox
          isSelected={consents.frenchCommunication ?? i18n.language === 'fr'}
          isDisabled={isDisabled}
          onChange={(ticked) => onChange({ frenchCommunication: ticked })}
        >
          {t('signUp.frenchCommunication')}
        </Checkbox>
      )}
    </div>
  );
}
