import { PATTERNS, matchesPattern } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';

/**
 * Pages that people open every day, with the ends of their modules' paths. The head asks for their files together with the shell's; the files of
 * other pages are asked for by the router, once the shell is there. The dashboard is part of the shell.
 */
export const dailyPages: Partial<Record<Pattern, readonly string[]>> = {
  [PATTERNS.services]: ['services/services.page.tsx'],
  [PATTERNS.order]: ['approval/approval.page.tsx'],
  [PATTERNS.serviceRequest]: ['service-request/request-pages.ts'],
  [PATTERNS.vehicles]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/index/vehicles.page.tsx'],
  [PATTERNS.vehicle]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/page/vehicle.page.tsx'],
};

export const isDailyPage = (path: string): boolean => Object.keys(dailyPages).some((pattern) => matchesPattern(pattern as Pattern, path));
