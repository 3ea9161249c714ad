import { orderIdOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useCurrentUser } from '../../shared/data/user.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { OrderReview } from './order-review.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

/** `/orders/{id}/approvals`: an order, and the decision on it. */
export function ApprovalPage() {
  const { id } = useParams();
  const orderId = orderIdOf(id);
  // One review after the other: nothing of one order is left in the next.
  return orderId === undefined ? <NoSuchOrder /> : <OneApproval key={orderId} orderId={orderId} />;
}

function OneApproval({ orderId }: { orderId: number }) {
  const { t } = useTranslation('approval');
  const { data: user, isPlaceholderData, error, isFetching, refetch } = useCurrentUser();
  if (user && !isPlaceholderData) return <OrderReview orderId={orderId} user={user} />;
  return (
    <Page title={t('titlePlain', { id: orderId })}>
      {error ? (
        <Panel>
          <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Panel>
      ) : (
        <ReviewSkeleton />
      )}
    </Page>
  );
}
