declare module 'virtual:wayside-folder' {
  /** What the build of the folder gives its worker. */
  const folder: {
    version: string;
    builds: Record<'app' | 'studio', import('../visit/page.ts').Build>;
    gateway: Record<import('../gateway/gateway.ts').BrowserScript | 'styles', string>;
    errors: import('@wayside/scenarios/control').ErrorEntry[];
    exportPlaces: Record<string, import('@wayside/scenarios/export-place').ExportPlace>;
    /** The script of a page's own world. */
    world: string;
  };
  export default folder;
}
