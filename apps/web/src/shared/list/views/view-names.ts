import { characters } from '@wayside/ui';
import { LONGEST_NAME } from './stored-views.ts';
import type { KeptView } from './stored-views.ts';

export type NameProblem = 'empty' | 'tooLong' | 'taken';

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** What is wrong with the name of a view; one that is renamed may keep its own. */
export function nameProblem(name: string, views: readonly KeptView[], renamed?: string): NameProblem | undefined {
  if (name.trim() === '') return 'empty';
  if (characters(name.trim()) > LONGEST_NAME) return 'tooLong';
  return views.some((view) => view.id !== renamed && plain(view.name) === plain(name)) ? 'taken' : undefined;
}
