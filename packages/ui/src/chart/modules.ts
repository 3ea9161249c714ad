import {
  BarSeriesModule,
  CategoryAxisModule,
  LocaleModule,
  ModuleRegistry,
  NumberAxisModule,
  ScatterSeriesModule,
} from 'ag-charts-community';

/** Only what the charts use. */
ModuleRegistry.registerModules([
  BarSeriesModule,
  CategoryAxisModule,
  LocaleModule,
  NumberAxisModule,
  ScatterSeriesModule,
]);
