/** The library moves between bars to the left and right, also where they are below one another. */
const TURNED: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** Makes the arrow keys up and down move between bars that are below one another. Returns how to stop it. */
export function turnArrows(element: HTMLElement): () => void {
  function turn(event: KeyboardEvent): void {
    const key = TURNED[event.key];
    if (!key) return;
    // The page doesn't scroll.
    event.preventDefault();
    event.stopPropagation();
    event.target?.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
  }
  element.addEventListener('keydown', turn, { capture: true });
  return () => element.removeEventListener('keydown', turn, { capture: true });
}
