import { queryClient } from '../data/query-client.ts';
import { PartBoundary } from './part-boundary.tsx';

/** Error boundary for one panel with loaded data. */
export class PanelBoundary extends PartBoundary {
  /**
   * The data may have caused the error: removes all data that is no longer on screen, such as this panel's own, and
   * refetches the rest.
   */
  protected override async prepare(): Promise<void> {
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.refetchQueries({ type: 'active' });
  }
}
