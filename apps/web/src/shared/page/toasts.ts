import { createToasts } from '@wayside/ui';

export const toasts = createToasts();
