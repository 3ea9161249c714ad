import { desktopWidth } from '@wayside/domain';
import { useMedia } from '@wayside/ui';

/**
 * Whether there is room for a form as a dialog over its page; on narrower screens it replaces the page, at the same
 * address (OPN-33).
 */
export const useIsDesk = (): boolean => useMedia(`(min-width: ${desktopWidth}px)`);
