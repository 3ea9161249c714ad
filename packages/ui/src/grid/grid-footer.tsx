import { Button } from '../button/button.tsx';
import styles from './data-grid.module.css';
import type { GridTexts } from './texts.ts';

export interface GridFooterProps {
  readonly texts: GridTexts;
  readonly loaded: number;
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly onLoadMore?: () => void;
}

/** While more rows can be loaded: shows how many there are so far, and a button to load more without scrolling. */
export function GridFooter({ texts, loaded, total, isLoadingMore, onLoadMore }: GridFooterProps) {
  return (
    loaded < total && (
      <div className={styles.footer}>
        <output>{texts.loaded(loaded, total)}</output>
        {onLoadMore && (
          <Button size="small" isPending={isLoadingMore} pendingLabel={texts.loadingMore} onPress={onLoadMore}>
            {texts.loadMore}
          </Button>
        )}
      </div>
    )
  );
}
