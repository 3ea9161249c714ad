declare module 'virtual:wayside-folder' {
  import type { HostingHeaders } from '@wayside/hosting';
  import type { ErrorEntry } from '@wayside/scenarios/control';
  import type { ExportPlace } from '@wayside/scenarios/export-place';

  /** What the build of the folder gives its worker. */
  const folder: {
    version: string;
    builds: Record<'app' | 'studio', { html: string; headers: HostingHeaders }>;
    gateway: Record<'frame/frame.ts' | 'checkout.ts' | 'styles', string>;
    errors: ErrorEntry[];
    exportPlaces: Record<string, ExportPlace>;
    /** The script of a page's own world. */
    world: string;
  };
  export default folder;
}
