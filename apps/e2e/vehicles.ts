import type { Page } from '@playwright/test';
import { vehicleLines, vehicleText } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

/** How the English interface names a vehicle of the API. */
export const nameOf = (vehicle: NamedVehicle): string => vehicleText(vehicle, (id) => `Vehicle ${id}`);

/** What it is called in a list: its unit number, or the best there is. */
export const titleOf = (vehicle: NamedVehicle): string => vehicleLines(vehicle, (id) => `Vehicle ${id}`).title;

/** The table of a vehicle's maintenance schedule. */
export const scheduleGrid = (page: Page) => page.getByRole('grid', { name: t('vehicle:schedules.label'), exact: true });
