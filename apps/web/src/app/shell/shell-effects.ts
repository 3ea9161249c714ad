import { useTranslation } from '@wayside/i18n';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.ts';
import { speak } from '../../shared/brand/language.ts';
import { followOtherTabs } from '../../shared/data/changed.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { currentUserQuery } from '../../shared/data/user.ts';
import { isUserKey, rememberedUser } from '../../shared/session/session.ts';
import type { User } from '../../shared/session/session.ts';

/** Exposes the height of the top bar to CSS, so that sticky elements and scroll targets stay clear of it. */
export function useShellTop<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const root = document.documentElement;
    // The observer fires once more after the bar is removed and before this effect is cleaned up; the ref is empty
    // then.
    const element = bar.current!;
    const observer = new ResizeObserver(() => {
      const { position } = getComputedStyle(element);
      const height = position === 'sticky' ? element.offsetHeight : 0;
      // Above it, the demo bar stays in view, too.
      root.style.setProperty('--shell-top', `calc(${height}px + var(--demo-bar, 0px))`);
      root.style.scrollPaddingBlockStart = 'calc(var(--shell-top) + 16px)';
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--shell-top');
      root.style.removeProperty('scroll-padding-block-start');
    };
  }, []);
  return bar;
}

/**
 * Moves the focus to the new page after navigation, so that screen readers and Tab continue there: the link or menu
 * that was used may be gone. Does nothing if the page placed the focus itself, or right after a document load.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isLoaded = useNavigationType() === 'POP';
  const isFirst = useRef(isLoaded);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    let from: Element | null;
    const arrive = (): void => {
      const [{ activeElement: at }, box] = [document, main.current];
      // It names the page: with the focus before it, the page would have no name, or that of the page before, which is
      // hidden while this one loads.
      if (box?.querySelector('h1')?.offsetParent == null) return;
      headings.disconnect();
      const isElsewhere = at?.closest('[role="dialog"], [role="alertdialog"]') != null;
      // Focus that has left where it was is where the user wants it.
      const isLeft = at === from || at === document.body;
      if (isLeft && !isElsewhere && !box.contains(at)) box.focus({ preventScroll: true });
    };
    const headings = new MutationObserver(arrive);
    // A closing menu first returns the focus to its button.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        from = document.activeElement;
        if (main.current) headings.observe(main.current, { childList: true, subtree: true, attributes: true });
        arrive();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      headings.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the path changes
  }, [main, pathname]);
}

/** Follows what other tabs change, and when one enters another fleet: the server responds to all for the last one. */
export function useOtherTabs(): void {
  useEffect(followOtherTabs, []);
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      const { queryKey } = currentUserQuery;
      const current = queryClient.getQueryData(queryKey);
      if (isUserKey(key) && current && rememberedUser()?.fleet_id !== current.fleet_id)
        void queryClient.invalidateQueries({ queryKey });
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
}

/**
 * Switches to the signed-in user's language if the brand offers it. Runs when the language is first known and when the
 * server returns a different one, but not when the page's language changes: that choice is still being saved.
 */
export function useUserLanguage(own: User['language'] | undefined): void {
  const { i18n } = useTranslation();
  const followed = useRef<User['language']>(undefined);
  useEffect(() => {
    if (!own || own === followed.current) return;
    followed.current = own;
    // If the texts can't be loaded, the language stays.
    if (brand.languages.includes(own) && own !== i18n.language) speak(i18n, own).catch(() => undefined);
  }, [own, i18n]);
}
