/// <reference lib="dom" />
import { textsFor } from './texts.ts';

/** In front of an audience, a page may stay open all day without being loaded or left. */
const LOOK_EVERY = 5 * 60_000;

/** Says on every page that it is a demo, and once there is a new one. */
export function label(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const texts = textsFor(document.documentElement.lang);
    const box = document.createElement('aside');
    box.dataset['waysideDemo'] = '';
    box.setAttribute('aria-label', texts.label);
    Object.assign(box.style, {
      position: 'fixed',
      insetBlockEnd: '0',
      insetInlineStart: '0',
      zIndex: '2147483647',
      padding: '2px 8px',
      borderStartEndRadius: '6px',
      background: '#1c1c1cd9',
      color: '#fff',
      font: '12px/18px system-ui, sans-serif',
      // What is below stays in reach.
      pointerEvents: 'none',
    });
    box.append(texts.says);
    document.body.append(box);
    void tellUpdates(() => {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: texts.update });
      Object.assign(button.style, {
        marginInlineStart: '8px',
        minHeight: '24px',
        font: 'inherit',
        pointerEvents: 'auto',
      });
      button.addEventListener('click', () => void renew());
      const status = document.createElement('span');
      status.role = 'status';
      status.append(button);
      box.append(status);
    });
  });
}

async function tellUpdates(tell: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // The worker that answers changes for all pages at once, and files of the old demo may be gone.
  serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  const registration = await serviceWorker.ready;
  let isTold = false;
  const look = (): void => {
    if (!registration.waiting || isTold) return;
    isTold = true;
    tell();
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  const ask = (): void => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  setInterval(ask, LOOK_EVERY);
  document.addEventListener('visibilitychange', ask);
}

async function renew(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  waiting?.postMessage('renew', []);
}
