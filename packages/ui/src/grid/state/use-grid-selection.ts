import type { GridApi, IRowNode } from 'ag-grid-community';
import { useEffect } from 'react';

export interface GridSelection {
  /** Keys of the selected rows, loaded or not. */
  readonly selected: readonly (string | number)[];
  readonly onChange: (selected: readonly (string | number)[]) => void;
  /** Which rows have a checkbox; all by default. Must be stable. */
  readonly canSelect?: (key: string | number) => boolean;
}

/** Applies the page's selection to the grid, including rows that load later. */
export function useGridSelection(api: GridApi | undefined, selection: GridSelection | undefined, loaded: number): void {
  const selected = selection?.selected;
  useEffect(() => {
    if (!api || api.isDestroyed() || !selected || loaded === 0) return;
    const keys = new Set(selected.map(String));
    const on: IRowNode[] = [];
    const off: IRowNode[] = [];
    api.forEachNode((node) => {
      const isWanted = keys.has(String(node.id));
      if (isWanted !== node.isSelected()) (isWanted ? on : off).push(node);
    });
    if (on.length > 0) api.setNodesSelected({ nodes: on, newValue: true, source: 'api' });
    if (off.length > 0) api.setNodesSelected({ nodes: off, newValue: false, source: 'api' });
  }, [api, selected, loaded]);
}
