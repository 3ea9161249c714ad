import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface OrderLinkProps {
  id: number;
  /** By default "Order 5000010". */
  children?: ReactNode;
  /** The entry of a list, which has the focus again after Back (`useReturnFocus`). */
  isRowLink?: boolean;
}

/** A mention of an order: it leads to it, but not from its own page (VOR-03). */
export function OrderLink({ id, children, isRowLink = false }: OrderLinkProps) {
  const { t } = useTranslation('orders');
  const href = place.order(id);
  const isHere = useLocation().pathname === href;
  const text = children ?? t('number', { id });
  return isHere ? (
    text
  ) : (
    <Link tone="plain" href={href} data-row-link={isRowLink ? '' : undefined}>
      {text}
    </Link>
  );
}
