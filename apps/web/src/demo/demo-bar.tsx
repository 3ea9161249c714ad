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
import { useRef, useState } from 'react';
import { PACES } from './bar-cookie.ts';
import styles from './demo-bar.module.css';
import { SessionButtons } from './session-buttons.tsx';
import { texts as t } from './texts.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useWalkThrough } from './use-walk-through.ts';
import { countOf, placeLink, stepLink } from './walk.ts';

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

  const { title, signedIn, step, steps, studio } = data;
  const isStory = step > 0;
  const copy = async (): Promise<void> => {
    const { pathname, search, hash } = window.location;
    const link = placeLink(pathname + search + hash, data);
    try {
      await navigator.clipboard.writeText(link);
      const copied = data.lacks.length === 0 ? t.copied : t.copiedWithout(data.lacks.join(' '));
      setCopied([copied, ...data.recounted].join(' '));
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
      {(isStory || told !== undefined || copied !== undefined || problem !== undefined) && (
        <div className={styles.text}>
          {isStory && <p className={styles.count}>{countOf(data)}</p>}
          <output className={styles.say}>
            {problem ?? copied ?? told?.say}
            {!problem && copied === undefined && told?.outcome && (
              <span className={styles.outcome}>{told.outcome}</span>
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
              onPress={() => window.location.assign(stepLink(data, 1))}
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
              {walk.pace === 'by-itself' ? t.byItself(steps[next - 1]!.act) : steps[next - 1]!.act}
            </Button>
          )}
          {next !== undefined && missing !== undefined && (
            <Button size="small" onPress={() => window.location.assign(stepLink(data, next))}>
              {t.takeThere}
            </Button>
          )}
          <IconButton
            size="small"
            label={t.back}
            icon={<SkipBack size={16} aria-hidden="true" />}
            isDisabled={next === 1}
            onPress={() => window.location.assign(stepLink(data, step - 1))}
          />
          <IconButton
            size="small"
            label={t.skip}
            icon={<SkipForward size={16} aria-hidden="true" />}
            isDisabled={next === undefined}
            onPress={after(walk.skip)}
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
