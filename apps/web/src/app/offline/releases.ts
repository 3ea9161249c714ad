import { isReplaced } from '../../shared/failure/release.ts';
import { leftBehind } from '../../shared/page/leave-guards.ts';
import { toasts } from '../../shared/page/toasts.ts';
import { i18n } from '../../shared/texts/i18n.ts';

/** Milliseconds between two looks while somebody works, and from one return to the tab to the next. */
const EVERY = 3_600_000;
const PAUSE = 300_000;

/**
 * Offers a new release, and takes it with the next page that somebody goes to: the page is loaded in place of being
 * opened. Until then this release goes on with the code that the device keeps.
 * @returns says that a page was opened
 */
export function watchReleases(): (pathname: string) => void {
  let lookedAt = Date.now();
  let withdraw: (() => void) | undefined;
  async function look(): Promise<void> {
    lookedAt = Date.now();
    if (withdraw || !navigator.onLine || !(await isReplaced()) || withdraw) return;
    withdraw = toasts.show({
      title: i18n.t('shell:release.ready'),
      description: i18n.t('shell:release.body'),
      tone: 'info',
      action: { label: i18n.t('shell:release.open'), onAction: () => window.location.reload() },
    });
  }
  let { pathname } = window.location;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > PAUSE) void look();
  });
  window.addEventListener('online', () => void look());
  setInterval(() => void look(), EVERY);
  return (opened) => {
    const from = { pathname, search: '' };
    if (opened === pathname) return;
    pathname = opened;
    if (!withdraw) return;
    withdraw();
    // What has just been said, or was typed on a page that stays, would be lost. The page after this one does it.
    const isTyped = leftBehind(from, { pathname, search: '' }).length > 0;
    if (toasts.queue.visibleToasts.length === 0 && !isTyped) window.location.reload();
  };
}
