import { Button, IconButton } from '@wayside/ui';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, ExternalLink, Link2, Play } from 'lucide-react';
import type { Played } from '@wayside/scenarios/control';
import { useRef, useState, useSyncExternalStore } from 'react';
import { readBar, writeBar } from './bar-cookie.ts';
import styles from './demo-bar.module.css';
import { SessionButtons } from './session-buttons.tsx';
import { onLanguage, textsOf } from './texts.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useWalkThrough } from './use-walk-through.ts';

/** The current scenario, its user and the next step. In the page's flow, so that it never covers anything. */
export function DemoBar() {
  const language = useSyncExternalStore(onLanguage, () => document.documentElement.lang);
  const t = textsOf(language);
  const [isFolded, setFolded] = useState(readBar()?.isFolded ?? false);
  const [copied, setCopied] = useState<string>();
  const actions = useRef<HTMLDivElement>(null);
  const moveFocus = useBarKeys(actions);
  const { data, isLost, playing, missing, isDone, to, showMe } = useWalkThrough();

  const fold = (folded: boolean): void => {
    setFolded(folded);
    writeBar({ played: readBar()?.played ?? 0, isFolded: folded });
  };
  if (!data) return null;
  if (isFolded) {
    return (
      <aside aria-label={t.region} className={styles.folded}>
        <Button
          size="small"
          variant="quiet"
          icon={<ChevronDown size={16} aria-hidden="true" />}
          onPress={() => fold(false)}
        >
          {t.unfold}
        </Button>
      </aside>
    );
  }

  const { title, signedIn, step, steps, studio } = data;
  const current = steps[step - 1];
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
  const go = (next: number): void => {
    setCopied(undefined);
    to(next);
  };
  const show = (): void => {
    setCopied(undefined);
    void showMe();
  };
  return (
    <aside aria-label={t.region} className={styles.bar}>
      <div className={styles.text}>
        <p className={styles.line}>
          {current && <strong>{t.step(step, steps.length)}</strong>}
          <span lang="en">{title}</span>
          <span className={styles.role}>{signedIn ? `${t.as} ${signedIn.role} (${signedIn.name})` : t.signedOut}</span>
        </p>
        <output className={styles.say}>
          {isLost
            ? t.lost
            : (copied ??
              (missing !== undefined ? t.notFound(missing) : current && <span lang="en">{current.say}</span>))}
          {isDone && !copied && <span className={styles.done}>{t.done}</span>}
        </output>
        {current?.note && (
          <p className={styles.note}>
            <strong>{t.note}</strong> <span lang="en">{current.note}</span>
          </p>
        )}
      </div>
      {/* A dialog keeps Tab to itself, so F6 leads here and the arrow keys through it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus */}
      <div
        ref={actions}
        role="toolbar"
        aria-label={t.actions}
        aria-keyshortcuts="F6"
        className={styles.actions}
        onKeyDown={moveFocus}
      >
        {current && (
          <>
            <IconButton
              size="small"
              label={t.back}
              icon={<ChevronLeft size={18} aria-hidden="true" />}
              isDisabled={step <= 1}
              onPress={() => go(step - 1)}
            />
            <Button
              size="small"
              icon={<Play size={14} aria-hidden="true" />}
              isPending={playing}
              pendingLabel={t.playing}
              onPress={show}
            >
              {t.showMe}
            </Button>
            <IconButton
              size="small"
              label={t.next}
              icon={<ChevronRight size={18} aria-hidden="true" />}
              isDisabled={step >= steps.length}
              onPress={() => go(step + 1)}
            />
          </>
        )}
        <SessionButtons t={t} say={setCopied} />
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
          onPress={() => fold(true)}
        />
      </div>
    </aside>
  );
}

/** A link for anybody to the page as it is shown: path, recipe, step, clock, faults and latency. */
function placeLink({ home, link }: Pick<Played, 'home' | 'link'>): string {
  const { pathname, search, hash } = window.location;
  const url = new URL(pathname + search + hash, home);
  for (const [name, value] of Object.entries(link)) url.searchParams.set(name, value);
  return url.href;
}
