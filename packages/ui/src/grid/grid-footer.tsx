import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Switch } from '../choice/switch.tsx';
import { useNarrow } from '../timing/use-narrow.ts';
import styles from './data-grid.module.css';
import type { GridTexts } from './texts.ts';

/** The bar below the rows: on the left how the columns fit, on the right where in the rows one is. */
export interface GridFooterProps {
  readonly texts: GridTexts;
  readonly isFitted: boolean;
  /** Without it, and in cards, nothing is said of the width of columns. */
  readonly onFit?: (isFitted: boolean) => void;
  /** A `GridPager` or a `LoadedSoFar`. */
  readonly children?: ReactNode;
}

export function GridFooter({ texts, isFitted, onFit, children }: GridFooterProps) {
  const hasFit = !useNarrow() && onFit !== undefined && texts.fit !== undefined;
  if (!hasFit && !children) return null;
  return (
    <div className={styles.footer} data-bottom-bar>
      {hasFit && (
        <Switch isOn={isFitted} onChange={onFit}>
          {texts.fit}
        </Switch>
      )}
      {children}
    </div>
  );
}

export interface LoadedSoFarProps {
  readonly texts: GridTexts;
  readonly loaded: number;
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly onLoadMore?: () => void;
}

/** While more rows can be loaded: shows how many there are so far, and a button to load more without scrolling. */
export function LoadedSoFar({ texts, loaded, total, isLoadingMore, onLoadMore }: LoadedSoFarProps) {
  return (
    <div className={styles.loaded}>
      <output>{texts.loaded(loaded, total)}</output>
      {onLoadMore && (
        <Button size="small" isPending={isLoadingMore} pendingLabel={texts.loadingMore} onPress={onLoadMore}>
          {texts.loadMore}
        </Button>
      )}
    </div>
  );
}
