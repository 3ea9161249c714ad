import { queryClient } from '../shared/data/query-client.ts';
import { i18n } from '../shared/texts/i18n.ts';

/** As `mocks/src/dev/texts-plugin.ts` sends it. */
interface SavedTexts {
  language: string;
  texts: Readonly<Record<string, object>>;
}

/** Puts saved texts on the screen, as far as this page has loaded their namespace. */
export function takeTexts({ language, texts }: SavedTexts): void {
  for (const [namespace, of] of Object.entries(texts))
    if (i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, of, true, true);
  i18n.emit('languageChanged', i18n.language);
}

// In development the page stays open when texts, handlers and scenarios are saved: what is typed is kept.
import.meta.hot?.on('wayside:texts', takeTexts);
import.meta.hot?.on('wayside:played', () => void queryClient.invalidateQueries());
