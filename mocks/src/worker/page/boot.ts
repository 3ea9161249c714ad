/// <reference lib="dom" />
import { textsFor } from './texts.ts';

/** How often a page may find itself here before it stops trying. */
const ATTEMPTS = 2;
const TRIED = 'wayside demo attempts';

const texts = textsFor(navigator.language);
document.documentElement.lang = navigator.language.startsWith('fr') ? 'fr' : 'en';
const main = document.querySelector('main')!;
const say = (...parts: (string | Node)[]): void => main.replaceChildren(...parts);

function refuse(why: string): void {
  const title = document.createElement('h1');
  title.textContent = texts.refused;
  const reason = document.createElement('p');
  reason.textContent = why;
  const again = document.createElement('a');
  Object.assign(again, { href: window.location.href, textContent: texts.again });
  say(title, reason, again);
}

async function start(): Promise<void> {
  say(texts.starting);
  if (!window.isSecureContext) return refuse(texts.insecure);
  if (!('serviceWorker' in navigator)) return refuse(texts.unsupported);
  const attempts = Number(sessionStorage.getItem(TRIED) ?? 0);
  if (attempts >= ATTEMPTS) {
    sessionStorage.removeItem(TRIED);
    return refuse(texts.failed);
  }
  // The page for missing addresses has looked for it.
  const base = new URL(document.documentElement.dataset['base']!, window.location.href).href;
  const registration = await navigator.serviceWorker.register(`${base}worker.js`, { scope: base });
  await activated(registration);
  sessionStorage.setItem(TRIED, String(attempts + 1));
  window.location.reload();
}

function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === 'activated') resolve();
      else if (!worker || worker.state === 'redundant') reject(new Error('The worker could not be installed'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

start().catch((problem: unknown) =>
  refuse(problem instanceof DOMException && problem.name === 'SecurityError' ? texts.blocked : texts.failed),
);
