import { toasts } from './toasts.ts';

/**
 * Copies a text to the clipboard and confirms it, with what there is to say of it. Shows the text instead if the
 * browser denies access.
 */
export async function copy(text: string, what: string, said?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({
      title: `${what} copied`,
      description: said || (text.length > 120 ? `${text.slice(0, 120)}…` : text),
      tone: 'success',
    });
  } catch {
    toasts.show({ title: 'The browser blocked copying', description: text.slice(0, 2000), tone: 'error' });
  }
}
