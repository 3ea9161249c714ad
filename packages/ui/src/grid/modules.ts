import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnAutoSizeModule,
  enableDevValidations,
  LocaleModule,
  ModuleRegistry,
  NumberFilterModule,
  QuickFilterModule,
  RowApiModule,
  RenderApiModule,
  ScrollApiModule,
  TextFilterModule,
} from 'ag-grid-community';

/** Only what the grid uses: each module more is a dozen kilobytes before the first row. */
ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnAutoSizeModule,
  LocaleModule,
  NumberFilterModule,
  QuickFilterModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TextFilterModule,
]);

// Tells a developer of a wrong option or a missing module; not part of a build.
if (import.meta.env.DEV) enableDevValidations();
