import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { Select } from '../field/select.tsx';
import styles from './data-grid.module.css';
import { pagesOf, pageWithin } from './state/state.ts';
import type { GridPagerTexts } from './texts.ts';

export interface GridPagerProps {
  readonly texts: GridPagerTexts;
  readonly rows: number;
  readonly page: number | undefined;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Current page, page size, previous and next. The buttons keep their focus on the first and last page. */
export function GridPager({ texts, rows, page, size, sizes, onPage, onSize }: GridPagerProps) {
  const pages = pagesOf(rows, size);
  const current = pageWithin(page, pages);
  const [isFirst, isLast] = [current === 1, current === pages];
  return (
    <div className={styles.pager}>
      <Select
        label={texts.size}
        isInline
        options={sizes.map((choice) => ({ id: String(choice), label: String(choice) }))}
        value={String(size)}
        onChange={(choice) => onSize(Number(choice))}
      />
      <div className={styles.pages}>
        <output>{texts.range(rows === 0 ? 0 : (current - 1) * size + 1, Math.min(rows, current * size), rows)}</output>
        <span className={styles.turns}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            size="small"
            aria-disabled={isFirst}
            onPress={() => !isFirst && onPage(current - 1)}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRight size={16} aria-hidden="true" />}
            size="small"
            aria-disabled={isLast}
            onPress={() => !isLast && onPage(current + 1)}
          />
        </span>
      </div>
    </div>
  );
}
