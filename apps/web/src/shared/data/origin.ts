import { apiOrigin } from '@wayside/api-client';

/** Where the API is, without a path. */
export const origin = apiOrigin(window.location, __API_ORIGIN__);
