import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picturesOf } from './pictures.ts';

const day = { id: 'base/day', title: '', story: '' };
const dayOff = { id: 'base/day-off', title: '', story: '', roles: ['FMC Admin'] as const };

it('a situation has the picture of the first of its brands and roles that the matrix played, or none', () => {
  const report = mkdtempSync(join(tmpdir(), 'wayside-matrix-'));
  expect(picturesOf([day], report)).toEqual({});
  mkdirSync(join(report, 'pictures'));
  for (const name of ['base-day-canada-Driver', 'base-day-canada-Owner', 'base-day-off-default-FMC-Admin'])
    writeFileSync(join(report, 'pictures', `${name}.jpg`), '');
  expect(picturesOf([day, dayOff, { ...day, id: 'base/night' }], report)).toEqual({
    'base/day': '/pictures/base-day-canada-Owner.jpg',
    'base/day-off': '/pictures/base-day-off-default-FMC-Admin.jpg',
  });
});
