import type { Send } from './report.ts';

/** Of one page: a loop that fails must not become a flood. */
const LIMIT = 30;

/**
 * Sends to an address, as a beacon does: also from a page that is being closed. Unlike `sendBeacon`, without cookies
 * and without the page's address. As text, for which no browser asks another origin first.
 */
export function sendTo(address: string): Send {
  let left = LIMIT;
  return (report) => {
    left -= 1;
    if (left < 0) return;
    void fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(report),
    }).catch(() => undefined);
  };
}
