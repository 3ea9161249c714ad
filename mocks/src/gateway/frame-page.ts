/** The page inside each card field; its script is beside it, as at the provider. */
export const FRAME_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title></head><body><main></main><script src="../js/hosted-fields-internal.min.js"></script></body></html>`;
export const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment</title></head><body></body></html>';

/** Policy of the page inside a card field: its script, and the call that gives it a nonce. */
export function framePolicy(isAway: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${isAway ? 'https://api.sandbox.braintreegateway.com' : "'self'"}`,
    `frame-ancestors ${isAway ? 'http://*.localhost:* http://localhost:*' : "'self'"}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
