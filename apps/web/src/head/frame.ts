import { showNavigationWidth } from '../shared/page/navigation-width.ts';

/** Words for an app that can't be loaded. */
export interface FailureTexts {
  body: string;
  retry: string;
}

/** Shows the shell's outline with the brand's logo until the app draws the page. The rest is in `frame.css`. */
export function showFrame(logo: string): void {
  const { dataset, style } = document.documentElement;
  dataset['frame'] = 'loading';
  showNavigationWidth();
  style.setProperty('--frame-logo', `url("${logo}")`);
}

/**
 * Milliseconds after which the app runs although nothing has been painted: the page may be in a tab that nobody sees.
 */
const LONGEST_WAIT = 100;

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Resolves once the document is read and its outline, if it has one, is painted. */
export async function framePainted(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  if (!document.documentElement.dataset['frame']) return;
  const painted = nextFrame().then(nextFrame);
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}

/** Says that the app can't be loaded, unless it has drawn something: nothing else would ever appear. */
export function showFailure({ body, retry }: FailureTexts): void {
  if (document.getElementById('root')?.hasChildNodes()) return;
  const element = (tag: string, text: string): HTMLElement =>
    Object.assign(document.createElement(tag), { textContent: text });
  const button = element('button', retry);
  button.addEventListener('click', () => window.location.reload());
  const frame = document.getElementById('frame')!;
  frame.removeAttribute('aria-hidden');
  frame.setAttribute('role', 'alert');
  frame.replaceChildren(element('h1', document.title), element('p', body), button);
  document.documentElement.dataset['frame'] = 'failed';
}
