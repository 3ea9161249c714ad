import { Button } from '../button/button.tsx';
import styles from './data-grid.module.css';
import type { GridTexts } from './texts.ts';

export type GridFooterProps = {
  readonly texts: GridTexts;
  readonly loaded: number;
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly onLoadMore?: () => void;
};

/** Says how much of the whole is here, and brings more without scrolling. */
export const GridFooter = ({ texts, loaded, total, isLoadingMore, onLoadMore }: GridFooterProps) => (
  <div className={styles.footer}>
    <output>{texts.loaded(loaded, total)}</output>
    {loaded < total && onLoadMore && (
      <Button size="small" isPending={isLoadingMore} pendingLabel={texts.loadingMore} onPress={onLoadMore}>
        {texts.loadMore}
      </Button>
    )}
  </div>
);
