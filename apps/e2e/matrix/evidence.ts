import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Reach } from '@wayside/scenarios';

/** What a step led to. */
export interface StepSeen {
  name: string;
  /** JPEG. */
  picture: Buffer;
}

/** What a failed cell leaves behind. */
export interface Evidence {
  /** In the order in which they were taken; the last one is the step that failed. */
  steps: StepSeen[];
  /** For Playwright’s viewer: actions, console and errors. */
  trace: Buffer;
}

/** A step in a few words. */
export function nameOf({ open, press, type, file, card, see }: Reach, number: number): string {
  const deeds = [
    open && `open ${open}`,
    file && `choose ${file.name}`,
    type && `type ${Object.keys(type).join(', ')}`,
    card && 'type a card',
    press && `press ${press.name}`,
    see && `see “${see}”`,
  ];
  return `${number}. ${deeds.filter(Boolean).join(', ')}`;
}

/**
 * Records what happens in a window from one cell to the next. Frames and snapshots would cost as much as the cells
 * themselves: a small picture after each step says as much.
 */
export class Recorder {
  readonly #page: Page;
  /** Steps that were begun. */
  begun = 0;
  #steps: StepSeen[] = [];
  /** The step that is being taken: what it led to is on the page when the next one begins. */
  #current: Reach | undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Recorder> {
    await page.context().tracing.start({ screenshots: false, snapshots: false });
    return new Recorder(page);
  }

  async begin(title: string): Promise<void> {
    this.begun = 0;
    this.#steps = [];
    this.#current = undefined;
    await this.#page.context().tracing.startChunk({ title });
  }

  /** A step begins. */
  async next(step: Reach): Promise<void> {
    await this.#see();
    this.begun++;
    this.#current = step;
  }

  async #see(): Promise<void> {
    if (!this.#current) return;
    const name = nameOf(this.#current, this.#steps.length + 1);
    // A page that cannot be pictured must not take away what else there is to say.
    const picture = await this.#page.screenshot({ type: 'jpeg', quality: 40 }).catch(() => undefined);
    if (picture) this.#steps.push({ name, picture });
  }

  /** Ends what `begin` began. @returns what there is to keep */
  async end(isKept: boolean): Promise<Evidence | undefined> {
    const { tracing } = this.#page.context();
    if (!isKept) return void (await tracing.stopChunk());
    await this.#see();
    const path = join(tmpdir(), `wayside-trace-${randomUUID()}.zip`);
    await tracing.stopChunk({ path });
    const trace = readFileSync(path);
    rmSync(path);
    return { steps: this.#steps, trace };
  }
}
