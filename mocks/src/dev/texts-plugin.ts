import type { Plugin } from 'vite';

/** A catalog's path, with language and name: its namespace, except for `start`, which has parts of several. */
const FILE = /\/packages\/i18n\/src\/(en|fr)\/(?:\w+\/)?([\w-]+)\.json$/;

/** The message that open pages get when a catalog is saved. */
export interface SavedTexts {
  language: string;
  /** By namespace. */
  texts: Readonly<Record<string, object>>;
}

/** The texts of a saved catalog; undefined for any other file, and for one that isn't valid JSON. */
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

/** Sends saved texts to open pages, which would otherwise reload and lose what was typed. */
export const textsPlugin = (): Plugin => ({
  name: 'wayside-texts',
  apply: 'serve',
  async hotUpdate({ file, read }) {
    if (this.environment.name !== 'client' || !FILE.test(file)) return undefined;
    const saved = savedTexts(file, await read());
    // Vite reports what is wrong with the file.
    if (!saved) return undefined;
    this.environment.hot.send('wayside:texts', saved);
    return [];
  },
});
