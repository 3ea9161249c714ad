import { useMutation } from '@tanstack/react-query';
import { IconButton } from '@wayside/ui';
import { Bookmark, GitFork, Undo2 } from 'lucide-react';
import { doToSession } from './scenario-api.ts';
import { texts as t } from './texts.ts';

/** What one does to the session from its page: undo, keep, fork. After an undo, the page follows by itself. */
export function SessionButtons({ say }: { say: (text: string) => void }) {
  const act = useMutation({
    mutationFn: doToSession,
    onSuccess: ({ different, kept, link }) => {
      if (link !== undefined) window.open(link, '_blank', 'noopener');
      const done = kept === undefined ? (link === undefined ? t.undone : t.forked) : t.kept(kept);
      say(different.length === 0 ? done : `${done} ${t.notRepeated(different.join('. '))}`);
    },
    onError: () => say(t.lost),
  });
  const buttons = [
    ['undo', t.undo, Undo2],
    ['keep', t.keep, Bookmark],
    ['fork', t.fork, GitFork],
  ] as const;
  return buttons.map(([what, label, Icon]) => (
    <IconButton
      key={what}
      size="small"
      label={label}
      icon={<Icon size={16} aria-hidden="true" />}
      isDisabled={act.isPending}
      onPress={() => act.mutate(what)}
    />
  ));
}
