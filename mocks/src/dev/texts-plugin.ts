import type { Plugin } from 'vite';

/** A file of the texts: its language, and its namespace unless it is the sign-in page's, which has parts of several. */
const FILE = /\/packages\/i18n\/src\/(en|fr)\/(?:\w+\/)?([\w-]+)\.json$/;

/** What open pages are told of a saved file of texts. */
export interface SavedTexts {
  language: string;
  /** By namespace. */
  texts: Readonly<Record<string, object>>;
}

/** What a saved file says; undefined for any other file, and for one that cannot be read. */
export function savedTexts(file: string, content: string): SavedTexts | undefined {
  const [, language, name] = FILE.exec(file.replaceAll('\\', '/')) ?? [];
  if (language === undefined || name === undefined) return undefined;
  try {
    const texts = JSON.parse(content) as Record<string, object>;
    return { language, texts: name === 'start' ? texts : { [name]: texts } };
  } catch {
    return undefined;
  }
}

/** Hands saved texts to open pages, which would otherwise load again and lose what is typed. */
export const textsPlugin = (): Plugin => ({
  name: 'wayside-texts',
  apply: 'serve',
  async hotUpdate({ file, read }) {
    if (this.environment.name !== 'client' || !FILE.test(file)) return undefined;
    const saved = savedTexts(file, await read());
    // Vite says what is wrong with a file that cannot be read.
    if (!saved) return undefined;
    this.environment.hot.send('wayside:texts', saved);
    return [];
  },
});
