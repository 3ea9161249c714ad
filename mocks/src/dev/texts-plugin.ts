import type { Plugin } from 'vite';
import type { Problem } from './problems.ts';

/** A catalog's path, with language and name: its namespace, except for `start`, which has parts of several. */
const FILE = /\/packages\/i18n\/src\/(en|fr)\/(?:\w+\/)?([\w-]+)\.json$/;

/** The message that open pages get when a catalog is saved. */
export interface SavedTexts {
  language: string;
  /** By namespace. */
  texts: Readonly<Record<string, object>>;
}

/** The texts of a saved catalog; undefined for any other file. @throws where it isn't valid JSON */
export function savedTexts(file: string, content: string): SavedTexts | undefined {
  const [, language, name] = FILE.exec(file.replaceAll('\\', '/')) ?? [];
  if (language === undefined || name === undefined) return undefined;
  const texts = JSON.parse(content) as Record<string, object>;
  return { language, texts: name === 'start' ? texts : { [name]: texts } };
}

/** What is wrong with the JSON of a catalog, and where. */
export function brokenTexts(file: string, content: string): Problem | undefined {
  const text = parseError(content);
  if (text === undefined) return undefined;
  const [, position] = / at position (\d+)/.exec(text) ?? [];
  const before = content.slice(0, Number(position ?? 0)).split('\n');
  const place =
    position === undefined
      ? { line: lineOfToken(content), column: 1 }
      : { line: before.length, column: before.at(-1)!.length + 1 };
  return { title: 'a text catalog is not valid JSON', details: [{ text, place: { file, ...place } }] };
}

function parseError(content: string): string | undefined {
  try {
    JSON.parse(content);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The parser doesn't say where an unexpected token is: it is in the first line up to which there is one. */
function lineOfToken(content: string): number {
  const lines = content.split('\n');
  const before = lines.findIndex((_, at) =>
    parseError(lines.slice(0, at + 1).join('\n'))?.startsWith('Unexpected token'),
  );
  return before === -1 ? lines.length : before + 1;
}

/**
 * Sends saved texts to open pages, which would otherwise reload and lose what was typed. While a catalog is broken, they
 * keep the texts that they have.
 */
export function textsPlugin(report: (problem: Problem | undefined) => void = () => {}): Plugin {
  const broken = new Set<string>();
  return {
    name: 'wayside-texts',
    apply: 'serve',
    // Before Vite's own reading of JSON, whose error doesn't name the file.
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/i18n\/src\/.*\.json(\?|$)/ },
      handler(content, id) {
        const [file] = id.split('?') as [string];
        const problem = FILE.test(file) ? brokenTexts(file, content) : undefined;
        if (!problem) return;
        broken.add(file);
        const [{ text, place }] = problem.details as [Problem['details'][number]];
        this.error({ message: `${problem.title}: ${text}`, id: file, loc: place });
      },
    },
    async hotUpdate({ file, read }) {
      if (this.environment.name !== 'client' || !FILE.test(file)) return undefined;
      const content = await read();
      const problem = brokenTexts(file, content);
      if (problem) {
        broken.add(file);
        report(problem);
        return [];
      }
      if (broken.delete(file)) {
        if (broken.size === 0) report(undefined);
        // Also pages that could not load it.
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      const saved = savedTexts(file, content);
      if (saved) this.environment.hot.send('wayside:texts', saved);
      return [];
    },
  };
}
