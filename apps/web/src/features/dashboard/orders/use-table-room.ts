import { useMedia } from '@wayside/ui';

/**
 * How much room the order table has beside the navigation, where it is no list of cards. `compact`: too little for
 * every column, so some are dropped to keep the actions in view. `wide`: enough for every text.
 */
export function useTableRoom(): 'compact' | 'usual' | 'wide' {
  const isCompact = useMedia('(min-width: 640px) and (max-width: 1199px)');
  const isWide = useMedia('(min-width: 1600px)');
  return isCompact ? 'compact' : isWide ? 'wide' : 'usual';
}
