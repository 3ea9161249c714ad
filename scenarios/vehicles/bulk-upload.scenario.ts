import { bulkUploadPlace } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { VANS } from '../reach.ts';

const scenario = scenariosWith({ start: bulkUploadPlace, signedIn: true });

export const ready = scenario({
  id: 'vehicles/bulk-upload',
  title: 'Vehicles from a file',
  story: 'A CSV file is read in the browser; each row shows what will happen to it before anything is sent.',
});

export const completedWithErrors = scenario({
  id: 'vehicles/bulk-upload-with-errors',
  title: 'A bulk upload ends with errors',
  story: 'Some lines in the file could not be read; the report says which.',
  world: { bulkUpload: 'completed_with_errors' },
});

export const errored = scenario({
  id: 'vehicles/bulk-upload-failed',
  title: 'A bulk upload fails',
  story: 'The file is accepted, but none of it can be used.',
  world: { bulkUpload: 'errored' },
});

export const many = scenario({
  id: 'vehicles/bulk-upload-many',
  title: 'A bulk upload to a large fleet',
  story: 'Ten thousand vehicles to compare with: choosing a file of thousands keeps the page quick.',
  world: { vehicles: 10_000 },
});

export const refused = scenario({
  id: 'vehicles/bulk-upload-refused-once',
  title: 'A bulk upload is refused',
  story:
    'The server takes nothing the first time. The rows and their corrections stay, and the second try is accepted.',
  answers: { uploadVehicles: { calls: [1], example: 'bulkUploadFailed' } },
});

export const listFails = scenario({
  id: 'vehicles/bulk-upload-list-fails-once',
  title: 'The vehicles to compare with do not load',
  story: 'Without them it is unknown which rows are new. The chosen file is kept, and trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
  reach: [{ file: VANS }],
});

export const slow = scenario({
  id: 'vehicles/bulk-upload-slow',
  title: 'A bulk upload is slow to send',
  story: 'The vehicle list takes two seconds, and the file is held: a second press changes nothing.',
  faults: [
    { kind: 'fixed-delay', operation: 'listVehicles', delay: 2_000 },
    { kind: 'hold', operation: 'uploadVehicles' },
  ],
});

export const lost = scenario({
  id: 'vehicles/bulk-upload-lost-answer',
  title: 'The response to a bulk upload is lost',
  story:
    'The server takes the file and the connection breaks. The vehicle list shows that it arrived; nothing is sent twice.',
  // Not an empty one: browsers send a request again by themselves when nothing comes back on a reused connection.
  faults: [{ kind: 'truncated-response', operation: 'uploadVehicles', calls: [1] }],
});

export const notArrived = scenario({
  id: 'vehicles/bulk-upload-not-arrived',
  title: 'It is unknown whether a bulk upload arrived',
  story:
    'The response is lost, and the vehicle list has none of the new vehicles. Sending the file again adds nothing twice.',
  world: { bulkUpload: 'submitted' },
  faults: [{ kind: 'truncated-response', operation: 'uploadVehicles', calls: [1] }],
});

export const channelDropped = scenario({
  id: 'vehicles/bulk-upload-channel-dropped',
  title: 'The live channel drops during a bulk upload',
  story:
    'The outcome is missed. The tray looks at the vehicle list, finds every new vehicle, and says that it is done.',
  world: { liveChannel: 'dropped' },
});

export const channelRefused = scenario({
  id: 'vehicles/bulk-upload-channel-refused',
  title: 'There is no live channel for a bulk upload',
  story: 'The channel turns everyone away. The file is sent all the same, and the vehicle list shows the result.',
  world: { liveChannel: 'refused' },
});

export const outcomeUnknown = scenario({
  id: 'vehicles/bulk-upload-outcome-unknown',
  title: 'It is unknown how a bulk upload ended',
  story:
    'No live channel, and no new vehicle appears. After half a minute the tray says so, points to the email, and offers to look again.',
  world: { liveChannel: 'refused', bulkUpload: 'processing' },
});

export const withoutAFleet = scenario({
  id: 'vehicles/bulk-upload-without-a-fleet',
  title: 'A bulk upload without a fleet',
  story: 'An FMC user opens the page before opening a fleet: it says where to choose one.',
  roles: ['FMC'],
  world: { withoutFleet: true },
});

export const fuelCard = scenario({
  id: 'vehicles/bulk-upload-not-offered',
  title: 'A brand without bulk upload',
  story: 'Vehicles come with the fuel cards. An old link says so and leads to the vehicles.',
  brands: ['fuel-card'],
});
