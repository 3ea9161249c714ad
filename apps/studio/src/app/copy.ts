import { toasts } from './toasts.ts';

/** Puts a text on the clipboard and says so. A browser that does not let us shows the text instead. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ title: `${what} copied`, description: text.length > 120 ? `${text.slice(0, 120)}…` : text, tone: 'success' });
  } catch {
    toasts.show({ title: 'The browser blocked copying', description: text.slice(0, 2000), tone: 'error' });
  }
}
