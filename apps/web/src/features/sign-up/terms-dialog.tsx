import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Link } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import styles from './sign-up.module.css';

const PARTS = ['account', 'payment', 'end'] as const;

/** What one accepts at sign-up, over the form: nothing typed there is lost. */
export function TermsDialog({ isPromotional, onClose }: { isPromotional: boolean; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Dialog
      isOpen
      title={t('account:terms.title')}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      <ul className={styles.terms}>
        {PARTS.map((part) => (
          <li key={part}>{t(`account:terms.${part}`, { company: brand.legalName })}</li>
        ))}
        {isPromotional && <li>{t('account:terms.promotional', { company: brand.legalName })}</li>}
        <li>
          <Link href={place.privacyPolicy} target="_blank">
            {t('account:terms.privacy')}
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}
