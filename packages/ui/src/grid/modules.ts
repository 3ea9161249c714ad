import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  enableDevValidations,
  ExternalFilterModule,
  LocaleModule,
  ModuleRegistry,
  NumberFilterModule,
  PaginationModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  RenderApiModule,
  ScrollApiModule,
  TextFilterModule,
} from 'ag-grid-community';

/** Only what the grid uses: each extra module adds about a dozen kilobytes before the first row. */
ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  ExternalFilterModule,
  LocaleModule,
  NumberFilterModule,
  PaginationModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextFilterModule,
]);

// Warns developers of invalid options and missing modules; not included in builds.
if (import.meta.env.DEV) enableDevValidations();
