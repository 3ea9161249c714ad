import { describe, expect, it } from 'vitest';
import { isDocumentExpiring } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import type { WorldShape } from '@wayside/scenarios';
import { UploadedFile } from '../../shared/uploaded-file.ts';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { isRefusal } from '../seed/refusal.ts';
import { World } from '../world.ts';

const origin = 'http://api.localhost:4000';
const VEHICLE = 500_001;

function worldOf(shape: WorldShape = {}) {
  return new World({ brand: 'default', seed: 'test', shape, player: 'Owner', clock: '2026-03-16T14:00:00Z' });
}
const userOf = (world: World, role: 'Owner' | 'Driver' | 'FMC') => world.users.byEmail(emailOf(role))!;
const file = (type = 'application/pdf', size = 8) => new UploadedFile(type, 'é'.repeat(size));
function form(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`glovebox_item[${name}]`, value]));
}
const upload = { document_type: 'registration', vehicle_id: String(VEHICLE), file: file() };

describe('documents', () => {
  it('[GLV-10] three vehicles of the fleet have documents that expire soon, and their day counts match the date', () => {
    const world = worldOf();
    const items = world.vehicles.idsIn(OWN_FLEET_ID).flatMap((id) => world.glovebox.ofVehicle(id, origin));
    expect(
      new Set(
        items.filter(({ expires_in_days }) => isDocumentExpiring(expires_in_days)).map(({ vehicle_id }) => vehicle_id),
      ).size,
    ).toBe(3);
    for (const { expiration_date, expires_in_days } of items) {
      if (expiration_date !== null)
        expect(expires_in_days).toBe((Date.parse(expiration_date) - Date.parse('2026-03-16')) / 86_400_000);
    }
    expect(world.vehicles.idsIn(OWN_FLEET_ID).some((id) => world.glovebox.ofVehicle(id, origin).length === 0)).toBe(
      true,
    );
  });

  it('[API2-40] [ENT2-15] an upload is listed first and its bytes come back', async () => {
    const world = worldOf();
    const user = userOf(world, 'Owner');
    const item = world.glovebox.create(
      user,
      form({ ...upload, document_number: 'REG1', expiration_date: '2026-05-15', state_id: '37' }),
      origin,
    );
    if (isRefusal(item)) throw new Error(item.refused);
    expect(item).toMatchObject({
      document_type: 'registration',
      document_number: 'REG1',
      expires_in_days: 60,
      state_id: 37,
      vehicle_id: VEHICLE,
    });
    expect(world.glovebox.ofVehicle(VEHICLE, origin)[0]).toEqual(item);
    const document = item.glovebox_documents[0]!;
    expect(document.document_url).toBe(`${origin}/api/v4/glovebox_documents/${document.id}`);
    await expect
      .poll(() => world.glovebox.file(user, document.id))
      .toEqual({ type: 'application/pdf', bytes: 'é'.repeat(8) });
  });

  it('[API2-40] an update changes only the fields sent and keeps the file; an empty field is cleared', () => {
    const world = worldOf();
    const user = userOf(world, 'Owner');
    const before = world.glovebox.ofVehicle(VEHICLE, origin)[0]!;
    expect(world.glovebox.update(user, before.id, form({ expiration_date: '2027-03-05' }), origin)).toEqual({
      ...before,
      expiration_date: '2027-03-05',
      expires_in_days: 354,
    });
    expect(world.glovebox.update(user, before.id, form({ expiration_date: '' }), origin)).toMatchObject({
      expiration_date: null,
      expires_in_days: null,
    });
    expect(world.glovebox.update(user, 1, form({}), origin)).toEqual({ refused: 'notFound' });
  });

  it('[GLV-06] accepts pictures and PDFs below ten million bytes', () => {
    const world = worldOf();
    const refusal = (given: unknown) => {
      const outcome = world.glovebox.create(userOf(world, 'Owner'), form({ ...upload, file: given }), origin);
      return isRefusal(outcome) ? outcome.refused : 'taken';
    };
    expect(refusal(file('application/pdf', 9_999_999))).toBe('taken');
    expect(refusal(file('application/pdf', 10_000_000))).toBe('fileTooLarge');
    expect(refusal(file('image/gif'))).toBe('fileType');
    expect(refusal(file('image/jpeg', 0))).toBe('invalid');
    expect(refusal(undefined)).toBe('invalid');
  });

  it('a driver can change only the driver license', () => {
    const world = worldOf();
    const driver = userOf(world, 'Driver');
    expect(world.glovebox.create(driver, form(upload), origin)).toEqual({ refused: 'restrictedRole' });
    const licence = world.glovebox.create(driver, form({ ...upload, document_type: 'driver_licence' }), origin);
    if (isRefusal(licence)) throw new Error(licence.refused);
    expect(world.glovebox.update(driver, licence.id, form({ document_type: 'other' }), origin)).toEqual({
      refused: 'restrictedRole',
    });
    const registration = world.glovebox
      .ofVehicle(VEHICLE, origin)
      .find(({ document_type }) => document_type === 'registration')!;
    expect(world.glovebox.remove(driver, registration.id)).toBe('restrictedRole');
    expect(world.glovebox.remove(driver, licence.id)).toBe('removed');
  });

  it('files are visible to those who see the vehicle, and removed with their document', () => {
    const world = worldOf();
    const owner = userOf(world, 'Owner');
    const [own] = world.glovebox.ofVehicle(VEHICLE, origin);
    expect(world.glovebox.file(owner, own!.id)!.bytes.startsWith('\x89PNG')).toBe(
      own!.document_type === 'driver_licence',
    );
    const other = world.vehicles
      .idsIn(6)
      .flatMap((id) => world.glovebox.ofVehicle(id, origin))
      .find(({ document_type }) => document_type === 'registration')!;
    expect(world.glovebox.file(owner, other.id)).toBeUndefined();
    expect(world.glovebox.file(userOf(world, 'FMC'), other.id)!.bytes).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
    world.glovebox.remove(owner, own!.id);
    expect(world.glovebox.file(owner, own!.id)).toBeUndefined();
  });
});
