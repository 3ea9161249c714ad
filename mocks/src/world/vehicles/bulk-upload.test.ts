import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schemas } from '@wayside/api-client';
import type { WorldShape } from '@wayside/scenarios';
import type { Session } from '../../session/session.ts';
import { emailOf } from '@wayside/scenarios';
import { rowsOf, textOf } from './bulk-rows.ts';
import { applyUpload, takeUpload } from './bulk-upload.ts';
import { VehicleFile, csvOf, vehicleExport } from '@wayside/domain';
import { readDelimited } from '../documents/delimited.ts';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { vehiclesCsv } from './vehicle-csv.ts';
import { World } from '../world.ts';

const SETUP = { brand: 'default', seed: 'test', shape: {}, player: 'Owner', clock: '2026-03-16T14:00:00Z' } as const;

function worldOf(shape: WorldShape = {}) {
  return new World({ ...SETUP, shape });
}
const dataUrl = (text: string) => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
const FILE =
  'VIN,Year,Make,Model,Department_Number\r\n1FTBW2CM8KKB11111,2019,Ford,Transit,"9, ""A"""\r\n,2019,Ford,Transit,1\r\n';

/** The parts of a session that an upload needs. */
function sessionOf(world: World): { session: Session; sent: [number, Schemas['BulkUploadMessage']][] } {
  const sent: [number, Schemas['BulkUploadMessage']][] = [];
  const publish = (userId: number, message: Schemas['BulkUploadMessage']) => void sent.push([userId, message]);
  return { session: { world, publish } as Partial<Session> as Session, sent };
}

describe('reading a file', () => {
  it('[BLK-02] accepts quoted cells, line breaks in cells, empty lines and a byte order mark', () => {
    expect(readDelimited('\uFEFFa,b\r\n"1,5","x\ny ""z"""\n\n3,\n')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['1,5', 'x\ny "z"'] },
      { number: 5, cells: ['3', ''] },
    ]);
    expect(readDelimited('a;b\n1,5;2')[1]!.cells).toEqual(['1,5', '2']);
  });

  it('[BLK-01] reads a CSV data URL, base64 or not, and nothing else', () => {
    expect(textOf(dataUrl('vin\n1'))).toBe('vin\n1');
    expect(textOf('data:text/csv;charset=utf-8,vin%0A1')).toBe('vin\n1');
    expect(textOf(`data:application/vnd.ms-excel;base64,${Buffer.from('vin\nÉ', 'latin1').toString('base64')}`)).toBe(
      'vin\nÉ',
    );
    expect(textOf('data:image/png;base64,AAAA')).toBeUndefined();
    expect(textOf('data:text/csv;base64,')).toBeUndefined();
    expect(textOf(dataUrl('PK\0\0'))).toBeUndefined();
  });

  it('headings are case-insensitive; lines report their errors', () => {
    const rows = rowsOf(
      'vIn,YEAR,Other ID\n1ftbw2cm8kkb11111,2019,V-1\n,2019,V-2\nSHORT,2019,V-3\n1FTBW2CM8KKB11112,soon,V-4\n',
    )!;
    expect(rows).toEqual([
      { line: 2, input: { vin: '1FTBW2CM8KKB11111', year: 2019, other_id: 'V-1' } },
      { line: 3, problem: 'vinMissing' },
      { line: 4, problem: 'vinInvalid' },
      { line: 5, problem: 'year' },
    ]);
    expect(rowsOf('name,age\nAnn,7')).toBeUndefined();
  });

  it('text length follows the contract, in code points', () => {
    const read = (id: string) => rowsOf(`vin,other_id\n1FTBW2CM8KKB11111,${id}\n`)![0];
    expect(read('🚚'.repeat(50))).toMatchObject({ input: { other_id: '🚚'.repeat(50) } });
    expect(read('🚚'.repeat(51))).toMatchObject({ problem: 'tooLong' });
  });

  it.each(['=A1', '＝A1', '\u200f=A1', '+1 555 010 2030', '-3'])(
    'restores %j unchanged although the export escapes formulas',
    (name) => {
      const file = csvOf(['vin', 'other_id'], [['1FTBW2CM8KKB11111', name]]);
      expect(rowsOf(file)![0]).toMatchObject({ input: { other_id: name } });
    },
  );

  it.each(['US', 'CA'] as const)('[CNT-06] an export from %s, uploaded again, changes nothing', (country) => {
    const world = new World({ ...SETUP, brand: country === 'CA' ? 'canada' : 'default' });
    const before = world.vehicles.in(OWN_FLEET_ID);
    expect(before).toHaveLength(24);
    // Without a VIN nothing is uploaded (BLK-03).
    const known = before.filter(({ vin }) => vin).length;
    expect(known).toBeGreaterThan(15);
    for (const language of ['en', 'fr'] as const) {
      const { header, rows } = vehicleExport(before, language, country);
      const cells = rows.map((row) => row.map((cell) => String(cell ?? '')));
      expect(new VehicleFile([header, ...cells], before, '2026-03-16').summary()).toMatchObject({
        ignored: [],
        counts: { created: 0, updated: 0, unchanged: known, leftOut: 24 - known },
      });
      // Nor does it if it is sent as it is.
      const outcome = applyUpload(world, OWN_FLEET_ID, rowsOf(csvOf(header, cells)), language);
      expect(outcome).toMatchObject({ processed: known, total: 24 });
      expect(world.vehicles.in(OWN_FLEET_ID)).toEqual(before);
    }
  });

  it('reads back the exported vehicle list in both languages', () => {
    const vehicles = worldOf().vehicles.in(OWN_FLEET_ID);
    for (const language of ['en', 'fr'] as const) {
      const row = rowsOf(vehiclesCsv(vehicles, language, 'US'))![0]!;
      const { vin, year, other_id, miles } = vehicles[0]!;
      expect(row).toMatchObject({
        input: { vin, year, other_id, odometer: miles, odometer_units: 'miles', is_active: true },
      });
    }
  });
});

describe('saving a file', () => {
  it('[BLK-03] [BLK-04] lines without a VIN are skipped, known VINs are updated, others added', () => {
    const world = worldOf();
    const existing = world.vehicles.get(500_001)!;
    const rows = rowsOf(`${FILE}${existing.vin},,,,NEW\r\n`)!;
    expect(applyUpload(world, OWN_FLEET_ID, rows, 'en')).toEqual({
      status: 'completed_with_errors',
      processed: 2,
      total: 3,
      errors: [{ line: 3, message: 'The VIN is missing' }],
    });
    expect(world.vehicles.countIn(OWN_FLEET_ID)).toBe(25);
    expect(world.vehicles.get(500_001)).toEqual({ ...existing, department_number: 'NEW' });
    expect(world.vehicles.in(OWN_FLEET_ID)[0]).toMatchObject({
      vin: '1FTBW2CM8KKB11111',
      department_number: '9, "A"',
      make: 'Ford',
    });
  });

  it('[BLK-06] each outcome a scenario can set', () => {
    const rows = rowsOf(
      'vin,year,make,model\n1FTBW2CM8KKB11111,2019,Ford,Transit\n1FTBW2CM8KKB11112,2019,Ford,Transit\n',
    )!;
    const outcome = (bulkUpload: WorldShape['bulkUpload']) => {
      const world = worldOf(bulkUpload ? { bulkUpload } : {});
      return { ...applyUpload(world, OWN_FLEET_ID, rows, 'en'), added: world.vehicles.countIn(OWN_FLEET_ID) - 24 };
    };
    expect(outcome(undefined)).toEqual({ status: 'completed', processed: 2, total: 2, added: 2 });
    expect(outcome('completed_with_errors')).toMatchObject({
      status: 'completed_with_errors',
      processed: 1,
      added: 1,
      errors: [{ line: 3 }],
    });
    expect(outcome('errored')).toEqual({
      status: 'errored',
      processed: 0,
      total: 0,
      added: 0,
      errors: [{ line: 1, message: 'The file is not a list of vehicles' }],
    });
  });

  it('saves ten thousand lines', () => {
    const world = worldOf();
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `1FTBW2CM8KK${String(index).padStart(6, '0')},2019,Ford,Transit`,
    );
    expect(applyUpload(world, OWN_FLEET_ID, rowsOf(`vin,year,make,model\n${lines.join('\n')}`)!, 'en').processed).toBe(
      10_000,
    );
  });
});

describe('the live channel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[BLK-05] [BLK-07] notifies the user of processing and then of the outcome, and the list is updated', () => {
    const world = worldOf();
    const { session, sent } = sessionOf(world);
    const user = world.users.byEmail(emailOf('Owner'))!;
    const id = takeUpload(session, user, dataUrl(FILE));
    expect(id).toBe(501);
    vi.advanceTimersByTime(40);
    const progress = (status: string) => [user.id, { type: 'bulk_upsertion', id, status, processed: 0, total: 2 }];
    expect(sent).toEqual([progress('submitted'), progress('processing')]);
    expect(world.vehicles.countIn(OWN_FLEET_ID)).toBe(24);
    vi.advanceTimersByTime(60);
    expect(sent[2]![1]).toMatchObject({ id, status: 'completed_with_errors', processed: 1 });
    expect(world.vehicles.countIn(OWN_FLEET_ID)).toBe(25);
  });

  it('a session that was reset gets no messages of an earlier upload', () => {
    const world = worldOf();
    const { session, sent } = sessionOf(world);
    takeUpload(session, world.users.byEmail(emailOf('Owner'))!, dataUrl(FILE));
    session.world = worldOf();
    vi.advanceTimersByTime(200);
    expect(sent).toEqual([]);
  });

  it('[API2-10] a file that is not CSV is rejected', () => {
    const world = worldOf();
    const { session } = sessionOf(world);
    expect(takeUpload(session, world.users.byEmail(emailOf('Owner'))!, 'data:image/png;base64,AAAA')).toBeUndefined();
  });
});
