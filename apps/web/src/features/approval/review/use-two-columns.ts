import { useMedia } from '@wayside/ui';

/** Whether the decision panel fits beside the services. Keep the width in sync with order-review.module.css. */
export const useTwoColumns = (): boolean => useMedia('(min-width: 1100px)');
