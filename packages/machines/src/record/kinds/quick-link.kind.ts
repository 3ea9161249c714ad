import { webAddressOf } from '@wayside/domain';
import type { QuickLinkValues } from '@wayside/domain/schemas';
import { recordMachine } from '../record.machine.ts';
import type { RecordKind } from '../record.types.ts';

export interface SavedQuickLink {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly description: string | null;
}

export const quickLinkKind: RecordKind<SavedQuickLink, QuickLinkValues> = {
  id: 'quickLink',
  draftOf: (saved) => ({ name: saved?.name ?? '', link: saved?.link ?? '', description: saved?.description ?? '' }),
  clean: ({ name, link, description }) => ({
    name: name.trim(),
    link: webAddressOf(link) ?? link,
    description: description.trim(),
  }),
  conflicts: 'readFirst',
  savesAsNew: true,
};

export const quickLinkMachine = recordMachine(quickLinkKind);
