import { queryClient } from '../data/query-client.ts';
import { PartBoundary } from './part-boundary.tsx';

/** Around one panel of a page that shows what was loaded. */
export class PanelBoundary extends PartBoundary {
  /** Something that was loaded may be what the panel could not bear: what it alone had is forgotten, and what it shares with others is refetched. */
  protected override async prepare(): Promise<void> {
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.refetchQueries({ type: 'active' });
  }
}
