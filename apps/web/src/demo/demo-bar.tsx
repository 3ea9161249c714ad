import { Button, IconButton, Segmented } from '@wayside/ui';
import {
  ChevronDown,
  ChevronUp,
  ExternalLink,
  Link2,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { Played } from '@wayside/scenarios/control';
import { useRef, useState } from 'react';
import { PACES } from './bar-cookie.ts';
import styles from './demo-bar.module.css';
import { SessionButtons } from './session-buttons.tsx';
import { texts as t } from './texts.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useWalkThrough } from './use-walk-through.ts';

/** The current scenario, who is signed in, what has just happened, and what comes next. */
export function DemoBar() {
  const [copied, setCopied] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const moveFocus = useBarKeys(bar);
  const walk = useWalkThrough();
  const { data, next, told, missing } = walk;

  if (!data) return null;
  if (walk.bar.isFolded) {
    return (
      <aside aria-label={t.region} className={styles.folded} lang="en">
        <Button
          size="small"
          variant="quiet"
          icon={<ChevronDown size={16} aria-hidden="true" />}
          onPress={() => walk.keep({ isFolded: false })}
        >
          {t.unfold}
        </Button>
      </aside>
    );
  }

  const { title, signedIn, step, steps, outcome, studio } = data;
  const isStory = step > 0;
  const copy = async (): Promise<void> => {
    const link = placeLink(data);
    try {
      await navigator.clipboard.writeText(link);
      setCopied(data.lacks.length === 0 ? t.copied : t.copiedWithout(data.lacks.join(' ')));
    } catch {
      // The browser doesn't allow it: the link itself can be selected.
      setCopied(link);
    }
  };
  const after = (act: () => void) => () => {
    setCopied(undefined);
    act();
  };
  const problem = walk.isLost ? t.lost : missing !== undefined ? t.notFound(missing) : undefined;
  return (
    // A dialog keeps Tab to itself, so F6 leads here and the arrow keys through the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the focus
    <aside
      ref={bar}
      aria-label={t.region}
      aria-keyshortcuts="F6"
      className={styles.bar}
      lang="en"
      onKeyDown={moveFocus}
    >
      <p className={styles.line}>
        <strong className={styles.title}>{title}</strong>
        <span>{signedIn ? `${signedIn.name}, ${signedIn.role}` : t.signedOut}</span>
      </p>
      {(isStory || copied !== undefined || problem !== undefined) && (
        <div className={styles.text}>
          {isStory && <p className={styles.count}>{countOf(data, next)}</p>}
          <output className={styles.say}>
            {problem ?? copied ?? told?.say}
            {next === undefined && !problem && copied === undefined && outcome && (
              <span className={styles.outcome}>{outcome}</span>
            )}
          </output>
          {told?.note && (
            <p className={styles.note}>
              <strong>{t.note}</strong> {told.note}
            </p>
          )}
        </div>
      )}
      {isStory && (
        <div className={styles.actions}>
          {next === undefined ? (
            <Button
              size="small"
              icon={<RotateCcw size={14} aria-hidden="true" />}
              onPress={() => window.location.assign(startLink(data))}
            >
              {t.startOver}
            </Button>
          ) : walk.bar.isRunning ? (
            <Button size="small" icon={<Pause size={14} aria-hidden="true" />} onPress={walk.pause}>
              {t.pause}
            </Button>
          ) : (
            <Button
              size="small"
              variant="primary"
              icon={<Play size={14} aria-hidden="true" />}
              isPending={walk.playing}
              pendingLabel={t.playing}
              onPress={after(walk.start)}
            >
              {steps[next - 1]!.act}
            </Button>
          )}
          <IconButton
            size="small"
            label={t.back}
            icon={<SkipBack size={16} aria-hidden="true" />}
            isDisabled={next === 1}
            onPress={after(() => walk.to(step - 1))}
          />
          <IconButton
            size="small"
            label={t.skip}
            icon={<SkipForward size={16} aria-hidden="true" />}
            isDisabled={next === undefined}
            onPress={after(() => walk.to(step + 1))}
          />
        </div>
      )}
      <div className={styles.tools}>
        {isStory && (
          <Segmented
            label={t.pace}
            isInline
            segments={PACES.map((id) => ({ id, label: t.paces[id], name: t.paceNames[id] }))}
            value={walk.pace}
            onChange={walk.choosePace}
          />
        )}
        <SessionButtons say={setCopied} />
        <IconButton
          size="small"
          label={t.copy}
          icon={<Link2 size={16} aria-hidden="true" />}
          onPress={() => void copy()}
        />
        <IconButton
          size="small"
          label={t.studio}
          icon={<ExternalLink size={16} aria-hidden="true" />}
          onPress={() => window.open(studio, '_blank', 'noopener')}
        />
        <IconButton
          size="small"
          label={t.fold}
          icon={<ChevronUp size={18} aria-hidden="true" />}
          onPress={() => walk.keep({ isFolded: true })}
        />
      </div>
    </aside>
  );
}

function countOf({ steps }: Played, next: number | undefined): string {
  if (next === undefined) return t.done;
  return next === 1 ? t.intro(steps.length) : t.step(next - 1, steps.length);
}

/** A link for anybody to the page as it is shown: path, recipe, step, clock, faults and latency. */
function placeLink({ home, link }: Pick<Played, 'home' | 'link'>): string {
  const { pathname, search, hash } = window.location;
  return withQuery(new URL(pathname + search + hash, home), link);
}

/** The same walk-through from its beginning, in a session of its own. */
const startLink = ({ home, link }: Pick<Played, 'home' | 'link'>): string =>
  withQuery(new URL('/', home), { ...link, step: '1' });

function withQuery(url: URL, query: Played['link']): string {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
