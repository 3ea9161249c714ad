import { readFile } from 'node:fs/promises';
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

/** The keys of a catalog and the lines on which they stand. */
function keysIn(content: string): Map<string, number> {
  const lines = content.split('\n');
  const found = new Map<string, number>();
  let line = 0;
  const walk = (tree: object, path: string): void => {
    for (const [key, value] of Object.entries(tree) as [string, object | string][]) {
      // Formatted: each key has a line of its own, in this order.
      const at = lines.findIndex(
        (text, index) => index >= line && text.trimStart().startsWith(`${JSON.stringify(key)}:`),
      );
      if (at >= 0) line = at;
      if (typeof value === 'string') found.set(path + key, line + 1);
      else walk(value, `${path}${key}.`);
    }
  };
  walk(JSON.parse(content) as object, '');
  return found;
}

/**
 * The keys that one language has in a catalog and the other lacks, each with the file that lacks it: a page in that
 * language shows the other one. French has its form for millions beside.
 */
export function missingTexts(
  english: { file: string; content: string },
  french: { file: string; content: string },
): Problem | undefined {
  const [inEnglish, inFrench] = [keysIn(english.content), keysIn(french.content)];
  const wanted = new Map(inEnglish);
  for (const [key, line] of inEnglish) if (key.endsWith('_other')) wanted.set(key.replace(/_other$/, '_many'), line);
  const details = [
    ...[...wanted]
      .filter(([key]) => !inFrench.has(key))
      .map(([key, line]) => ({
        text: `French lacks ${key}, line ${line} of the English file`,
        place: { file: french.file, line: 1, column: 1 },
      })),
    ...[...inFrench]
      .filter(([key]) => !wanted.has(key))
      .map(([key, line]) => ({
        text: `English lacks ${key}`,
        place: { file: french.file, line, column: 1 },
      })),
  ];
  return details.length > 0 ? { title: 'the languages of a text catalog differ', details } : undefined;
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
 * keep the texts that they have. Keys that only one language has are reported, and the texts are sent all the same.
 */
export function textsPlugin(report: (problem: Problem | undefined) => void = () => {}): Plugin {
  const broken = new Set<string>();
  const differing = new Map<string, Problem>();
  /** Compares a saved catalog with the other language's, as far as that can be read. */
  const compare = async (file: string, content: string): Promise<void> => {
    const path = file.replaceAll('\\', '/');
    const inLanguage = (language: string) => path.replace(/\/src\/(?:en|fr)\//, `/src/${language}/`);
    const [english, french] = await Promise.all(
      ['en', 'fr'].map(async (language) => {
        const other = inLanguage(language);
        return { file: other, content: other === path ? content : await readFile(other, 'utf8').catch(() => '{}') };
      }),
    );
    if (brokenTexts(path, english!.content) ?? brokenTexts(path, french!.content)) return;
    const problem = missingTexts(english!, french!);
    const wasDiffering = differing.delete(english!.file);
    if (problem) differing.set(english!.file, problem);
    if (problem || wasDiffering) report(problem ?? [...differing.values()].at(-1));
  };
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
        if (broken.size === 0) report([...differing.values()].at(-1));
        // Also pages that could not load it.
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      const saved = savedTexts(file, content);
      if (saved) this.environment.hot.send('wayside:texts', saved);
      if (broken.size === 0) await compare(file, content);
      return [];
    },
  };
}
