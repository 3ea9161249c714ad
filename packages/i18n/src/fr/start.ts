import access from './access.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

/** What the pages before sign-in say. */
export const bundle = { access, common, shell };
