import { apiOrigin } from '@wayside/api-client';

/** Origin of the API, without a path. */
export const origin = apiOrigin(window.location, __API_ORIGIN__);
