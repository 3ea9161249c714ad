import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { areComing, picturesOf } from './pictures.ts';

function gallery(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayside-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('a situation has its picture, or none as long as there is none', () => {
  const folder = gallery();
  const scenarios = [{ id: 'base/day' }, { id: 'base/day-off' }];
  expect(picturesOf(scenarios, folder)).toEqual({});
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/base-day.jpg'), '');
  expect(picturesOf(scenarios, folder)).toEqual({ 'base/day': '/pictures/base-day.jpg' });
});

it('more pictures come while the process that takes them runs', () => {
  const folder = gallery();
  expect(areComing(folder)).toBe(false);
  writeFileSync(join(folder, 'making'), String(process.pid));
  expect(areComing(folder)).toBe(true);
  // What was stopped by force leaves its file.
  for (const stale of ['', '999999999']) {
    writeFileSync(join(folder, 'making'), stale);
    expect(areComing(folder)).toBe(false);
  }
});
