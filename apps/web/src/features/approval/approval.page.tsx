import { orderIdOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../shared/failure/load-failure.tsx';
import { Loaded } from '../../shared/data/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { OrderReview } from './review/order-review.tsx';
import { ReviewSkeleton } from './review/review-skeleton.tsx';

/** `/orders/{id}/approvals`: one order and its approval. */
export function ApprovalPage() {
  const { id } = useParams();
  const orderId = orderIdOf(id);
  // The key resets all state when the order changes.
  return orderId === undefined ? <NoSuchOrder /> : <OneApproval key={orderId} orderId={orderId} />;
}

function OneApproval({ orderId }: { orderId: number }) {
  const { t } = useTranslation('approval');
  const user = useKnownUser();
  const title = t('titlePlain', { id: orderId });
  const failure = (
    <Page title={title}>
      <Panel>
        <LoadFailure problem={user.error} onRetry={() => void user.refetch()} isRetrying={user.isFetching} />
      </Panel>
    </Page>
  );
  const skeleton = (
    <Page title={title} context="">
      <ReviewSkeleton />
    </Page>
  );
  return (
    <Loaded query={user} skeleton={skeleton} renderFailure={() => failure}>
      {(known) => <OrderReview orderId={orderId} user={known} />}
    </Loaded>
  );
}
