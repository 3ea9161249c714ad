import { useTranslation } from '@wayside/i18n';
import { Button, LazyBoundary, lazyPart } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PanelBoundary } from '../page/panel-boundary.tsx';
import type { User } from '../session/session.ts';
import type { PaymentMethod } from './payment-methods.queries.ts';

const AddPaymentMethod = lazyPart(() => import('./add-payment-method.tsx'), 'AddPaymentMethod');

export interface AddPaymentButtonProps {
  user: User;
  onAdded?: (method: PaymentMethod) => void;
}

/** Adds a payment method where one is needed, over the page: nothing typed there is lost. */
export function AddPaymentButton({ user, onAdded }: AddPaymentButtonProps) {
  const { t } = useTranslation('payment-methods');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onPress={() => setOpen(true)}>
        {t('actions.add')}
      </Button>
      {isOpen && (
        <PanelBoundary>
          <LazyBoundary>
            <AddPaymentMethod user={user} onAdded={onAdded} onClose={() => setOpen(false)} />
          </LazyBoundary>
        </PanelBoundary>
      )}
    </>
  );
}
