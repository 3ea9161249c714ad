/** Words for a page whose scripts can't be loaded. */
export interface FailureTexts {
  body: string;
  retry: string;
}

/** Shows the shell's outline with the brand's logo until the app draws the page. The rest is in `frame.css`. */
export function showFrame(logo: string): void {
  const { dataset, style } = document.documentElement;
  dataset['frame'] = 'loading';
  style.setProperty('--frame-logo', `url("${logo}")`);
}

/** Says so if a script of the page can't be loaded: nothing else would ever appear. */
export function watchScripts(texts: FailureTexts): void {
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || document.getElementById('root')?.hasChildNodes()) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => showFailure(texts));
    else showFailure(texts);
  };
  // Such an event doesn't bubble.
  window.addEventListener('error', onError, true);
}

function showFailure({ body, retry }: FailureTexts): void {
  const element = (tag: string, text: string): HTMLElement => Object.assign(document.createElement(tag), { textContent: text });
  const button = element('button', retry);
  button.addEventListener('click', () => window.location.reload());
  const frame = document.getElementById('frame')!;
  frame.removeAttribute('aria-hidden');
  frame.setAttribute('role', 'alert');
  frame.replaceChildren(element('h1', document.title), element('p', body), button);
  document.documentElement.dataset['frame'] = 'failed';
}
