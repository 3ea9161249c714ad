import { canUploadDocument, place } from '@wayside/domain';
import type { StepFile } from '../../define.ts';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { vehicleLooks } from './vehicle-looks.ts';

const ID = 500_001;
const VEHICLE = place.vehicle(ID);
const PAGE: StepFile = { name: 'page.pdf', lines: [['%PDF-1.4', 1]] };
const openInsurance = press('link', 'View Vehicle insurance', 'Edit document');
const driverLicense = control('link', 'glovebox:viewWhat', { gaps: { what: 'glovebox:one.driver_licence' } });

export const vehicleScreen = screen({
  title: 'Vehicle',
  path: VEHICLE,
  features: ['vehicles'],
  pages: {
    vehicle: [
      {
        path: VEHICLE,
        opens: [
          'getBatteryLife',
          'getEngineOil',
          'getFaultData',
          'getTirePressure',
          'getVehicle',
          'listFleetUsers',
          'listGloveboxItems',
          'listIntervals',
          'listSnoozedReminders',
          'listVehicleServices',
        ],
        offers: {
          getVehicle: control('button', 'vehicle:copyVin'),
          getFaultData: control('region', 'vehicle-telematics:title'),
          createGloveboxItem: control('link', 'glovebox:uploadWhat', {
            gaps: { what: 'glovebox:one.other' },
            rule: (viewer) => canUploadDocument(viewer, { isDriverLicense: false }),
          }),
          downloadGloveboxDocument: driverLicense,
          updateGloveboxItem: driverLicense,
          deleteGloveboxItem: driverLicense,
        },
      },
      {
        path: place.vehicle(ID, { tab: 'history' }),
        opens: ['getVehicle', 'listIntervals', 'listMaintenanceHistory', 'listManualHistories', 'listSnoozedReminders'],
        offers: {
          createMaintenanceHistory: control('link', 'history:add'),
          deleteManualHistory: control('button', 'history:delete.action'),
        },
      },
      {
        path: place.vehicle(ID, { tab: 'schedule' }),
        opens: ['getVehicle', 'listIntervals', 'listSnoozedReminders', 'listVehicleServices'],
        offers: { markServiceCompleted: control('button', 'vehicle:schedules.markOne') },
      },
      {
        path: place.vehicle(ID, { tab: 'policies' }),
        opens: [
          'getVehicle',
          'listBasicVehicles',
          'listFleetUsers',
          'listIntervals',
          'listPolicies',
          'listServices',
          'listSnoozedReminders',
        ],
      },
    ],
  },
  later: ['deactivateVehicle', 'listFavoriteShops', 'listOrderActivity', 'listServices', 'listStates', 'searchOrders'],
  makes: {
    getBatteryLife: 'by itself',
    getEngineOil: 'by itself',
    getTirePressure: 'by itself',
    getFaultData: 'by itself',
    getVehicle: 'by itself',
    deleteVehicle: [
      press('button', 'More actions'),
      press('menuitem', 'Delete vehicle'),
      press('button', 'Delete TRK-03'),
    ],
    listVehicleServices: 'by itself',
    markServiceCompleted: [
      press('button', 'Mark as done: Oil change'),
      press('checkbox', 'Record it in the history'),
      press('button', 'Mark Oil change as done'),
    ],
    listMaintenanceHistory: 'by itself',
    listManualHistories: 'by itself',
    deleteManualHistory: [press('button', 'Delete record from 09/21/25, 10:00am'), press('button', 'Delete record')],
    listGloveboxItems: 'by itself',
    createGloveboxItem: [
      press('link', 'Upload Document', 'Choose a file'),
      { file: PAGE, press: { role: 'button', name: 'Upload document' } },
    ],
    updateGloveboxItem: [
      openInsurance,
      press('button', 'Edit document', 'Policy number'),
      { type: { 'Policy numberoptional': 'POL 77-1204' }, press: { role: 'button', name: 'Save changes' } },
    ],
    deleteGloveboxItem: [
      openInsurance,
      press('button', 'Delete document', 'Delete this document?'),
      press('button', 'Delete document'),
    ],
    downloadGloveboxDocument: [openInsurance],
  },
  flags: {
    telematics_section: ['getBatteryLife', 'getEngineOil', 'getTirePressure', 'getFaultData'],
    glovebox: [
      'listGloveboxItems',
      'createGloveboxItem',
      'updateGloveboxItem',
      'deleteGloveboxItem',
      'downloadGloveboxDocument',
    ],
  },
  looks: [...vehicleLooks],
  picture: 'orders/vehicle-awaiting-approval',
});
