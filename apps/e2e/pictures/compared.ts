import type { Browser } from '@playwright/test';
import { Camera } from './camera.ts';
import { differenceOf } from './difference.ts';
import type { Difference } from './difference.ts';
import type { Shot } from './shots.ts';

/** A picture at both commits, and how the two compare. */
export interface Compared {
  shot: Shot;
  outcome: 'same' | 'changed' | 'new' | 'failed';
  before?: Buffer;
  after?: Buffer;
  difference?: Difference;
  trouble?: string;
}

interface Options {
  browser: Browser;
  shots: readonly Shot[];
  /** Of the server with the earlier commit, and of the one with the later. */
  ports: { before: number; after: number };
  /** Windows at once. */
  lanes: number;
  /** Called with each picture as soon as it is compared, in any order. */
  done: (compared: Compared) => void;
}

/** Takes each picture of both servers in the same browser, one right after the other, and compares them. */
export async function compareAll({ browser, shots, ports, lanes, done }: Options): Promise<void> {
  const waiting = [...shots];
  const lane = async (): Promise<void> => {
    const cameras = { before: new Camera(browser, ports.before), after: new Camera(browser, ports.after) };
    const context = await browser.newContext();
    const page = await context.newPage();
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const before = await cameras.before.take(shot);
      const after = await cameras.after.take(shot);
      const difference = before.image && after.image ? await differenceOf(page, before.image, after.image) : undefined;
      const trouble = [before.trouble && `Before: ${before.trouble}`, after.trouble].filter(Boolean).join('. ');
      done({
        shot,
        outcome: !after.image || before.trouble || after.trouble ? 'failed' : outcomeOf(before.image, difference),
        before: before.image,
        after: after.image,
        difference,
        trouble: trouble || undefined,
      });
    }
    for (const camera of Object.values(cameras)) await camera.close();
    await context.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const outcomeOf = (before: Buffer | undefined, difference: Difference | undefined): Compared['outcome'] =>
  !before ? 'new' : difference ? 'changed' : 'same';
