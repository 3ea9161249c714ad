import { Button, IconButton } from '@wayside/ui';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Play } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { readBar, writeBar } from './bar-cookie.ts';
import styles from './demo-bar.module.css';
import { onLanguage, textsOf } from './texts.ts';
import { useWalkThrough } from './use-walk-through.ts';

/** The current scenario, its user and the next step. In the page's flow, so that it never covers anything. */
export function DemoBar() {
  const language = useSyncExternalStore(onLanguage, () => document.documentElement.lang);
  const t = textsOf(language);
  const [isFolded, setFolded] = useState(readBar()?.isFolded ?? false);
  const { data, isLost, playing, missing, to, showMe } = useWalkThrough();

  const fold = (folded: boolean): void => {
    setFolded(folded);
    writeBar({ played: readBar()?.played ?? 0, isFolded: folded });
  };
  if (!data) return null;
  if (isFolded) {
    return (
      <aside aria-label={t.region} className={styles.folded}>
        <Button size="small" variant="quiet" icon={<ChevronDown size={16} aria-hidden="true" />} onPress={() => fold(false)}>
          {t.unfold}
        </Button>
      </aside>
    );
  }

  const { title, role, step, steps } = data;
  const current = steps[step - 1];
  return (
    <aside aria-label={t.region} className={styles.bar}>
      <div className={styles.text}>
        <p className={styles.line}>
          {current && <strong>{t.step(step, steps.length)}</strong>}
          <span lang="en">{title}</span>
          <span className={styles.role}>
            {t.as} {role}
          </span>
        </p>
        <output className={styles.say}>
          {isLost ? t.lost : missing !== undefined ? t.notFound(missing) : current && <span lang="en">{current.say}</span>}
        </output>
      </div>
      <div className={styles.actions}>
        {current && (
          <>
            <IconButton
              size="small"
              label={t.back}
              icon={<ChevronLeft size={18} aria-hidden="true" />}
              isDisabled={step <= 1}
              onPress={() => to(step - 1)}
            />
            <Button
              size="small"
              icon={<Play size={14} aria-hidden="true" />}
              isPending={playing}
              pendingLabel={t.playing}
              onPress={() => void showMe()}
            >
              {t.showMe}
            </Button>
            <IconButton
              size="small"
              label={t.next}
              icon={<ChevronRight size={18} aria-hidden="true" />}
              isDisabled={step >= steps.length}
              onPress={() => to(step + 1)}
            />
          </>
        )}
        <IconButton size="small" label={t.fold} icon={<ChevronUp size={18} aria-hidden="true" />} onPress={() => fold(true)} />
      </div>
    </aside>
  );
}
