import type { Consents, SignUpContext, SignUpNotice } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import { Button, Checkbox, LazyBoundary, lazyPart } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import { PartBoundary } from '../../shared/page/part-boundary.tsx';
import { withTexts } from '../../shared/texts/with-texts.ts';
import styles from './sign-up.module.css';

/** The terms are in texts that sign-up does without until then. */
const TermsDialog = lazyPart(() => withTexts(() => import('./terms-dialog.tsx'), [settingsTexts]), 'TermsDialog');

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
      <Button size="small" variant="quiet" onPress={() => setReading(true)}>
        {t('signUp.readTerms')}
      </Button>
      {isReading && (
        <PartBoundary>
          <LazyBoundary>
            <TermsDialog isPromotional={asksPromotionalTerms} onClose={() => setReading(false)} />
          </LazyBoundary>
        </PartBoundary>
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
